# Expectation as a sum of tails; an int where it is whole
def better_way(people):
    half = Fraction(1, 2)
    total = Fraction(0)
    for h in range(1, people + 1):
        if 2 * h <= people:
            total += 1
        else:
            total += 2 * at_least(h, people, half)
    share = total / people
    return share.numerator if share.denominator == 1 else share
