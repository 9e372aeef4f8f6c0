# Exact probabilities by going through coins.
def epsilon_of_coins(first, second):
    s, t = Fraction(first), Fraction(second)
    table = {}
    for truth in (0, 1):
        yes = s * truth + (1 - s) * t
        table[truth] = (1 - yes, yes)
    ratios = []
    for u, v in zip(table[0], table[1]):
        if u == v:
            ratios.append(0.0)
        elif 0 in (u, v):
            return float("inf")
        else:
            ratios.append(abs(math.log(u) - math.log(v)))
    return max(ratios)
