# Right: exact ratio
def epsilon_of_coins(first, second):
    s, t = Fraction(first), Fraction(second)
    chances = {x: {1: s * x + (1 - s) * t, 0: s * (1 - x) + (1 - s) * (1 - t)} for x in (0, 1)}
    ratios = []
    for a in (0, 1):
        low, high = sorted((chances[0][a], chances[1][a]))
        if low < high:
            ratios.append(high / low if low else None)
    if None in ratios:
        return float("inf")
    return math.log(max(ratios, default=1))
