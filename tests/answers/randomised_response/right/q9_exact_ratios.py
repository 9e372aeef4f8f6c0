# Exact ratios with Fractions, and a single logarithm at the end.
def epsilon_of_coins(first, second):
    s, t = Fraction(first), Fraction(second)
    largest = Fraction(1)
    yes = {0: (1 - s) * t, 1: s + (1 - s) * t}
    no = {x: 1 - yes[x] for x in (0, 1)}
    for row in (yes, no):
        small, big = sorted(row.values())
        if big == 0:
            continue
        if small == 0:
            return math.inf
        largest = max(largest, big / small)
    return math.log(largest.numerator) - math.log(largest.denominator)
