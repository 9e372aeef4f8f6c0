# Computes with floats, and makes a tidy fraction of the result.
# Witness: least_delta([Fraction(1, 10**7), Fraction(10**7 - 1, 10**7)], [Fraction(0), Fraction(1)], 5) returns Fraction(0, 1); right is Fraction(1, 10000000).
def least_delta(one, other, factor):
    p, q, c = np.array(one, dtype=float), np.array(other, dtype=float), float(factor)
    forth, back = np.maximum(p - c * q, 0).sum(), np.maximum(q - c * p, 0).sum()
    return Fraction(float(max(forth, back))).limit_denominator(10**6)
