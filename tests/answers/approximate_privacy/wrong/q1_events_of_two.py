# Tries events of one and of two outputs only.
# Witness: least_delta([Fraction(1, 3), Fraction(1, 3), Fraction(1, 3), Fraction(0, 3), Fraction(0, 3), Fraction(0, 3)], [Fraction(0, 3), Fraction(0, 3), Fraction(0, 3), Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)], 2) returns Fraction(2, 3); right is Fraction(1, 1).
def least_delta(one, other, factor):
    worst = Fraction(0)
    for P, Q in ((one, other), (other, one)):
        excess = [s - factor * t for s, t in zip(P, Q)]
        for size in (1, 2):
            for event in itertools.combinations(excess, size):
                worst = max(worst, sum(event))
    return worst
