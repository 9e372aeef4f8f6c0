# By table of all tosses.
def epsilon_of_coins(first, second):
    s, t = Fraction(first), Fraction(second)
    chance = {(a, x): Fraction(0) for a in (0, 1) for x in (0, 1)}
    for truth, heads, up in itertools.product((0, 1), repeat=3):
        weight = (s if heads else 1 - s) * (t if up else 1 - t)
        chance[truth if heads else up, truth] += weight
    ratios = [Fraction(1)]
    for a, x in chance:
        above, below = chance[a, x], chance[a, 1 - x]
        if above and not below:
            return math.inf
        if above:
            ratios.append(above / below)
    worst = max(ratios)
    return math.log(worst.numerator) - math.log(worst.denominator)
