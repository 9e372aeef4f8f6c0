# Looks at the second order only if some output is impossible, as otherwise both are alike.
# Witness: least_delta([Fraction(4, 10), Fraction(5, 10), Fraction(1, 10)], [Fraction(3, 10), Fraction(3, 10), Fraction(4, 10)], 2) returns 0; right is Fraction(1, 5).
def least_delta(one, other, factor):
    delta = sum(max(s - factor * t, 0) for s, t in zip(one, other))
    if 0 in one or 0 in other:
        delta = max(delta, sum(max(t - factor * s, 0) for s, t in zip(one, other)))
    return delta
