# Computes in floats and rounds to a denominator of at most 1000.
def least_delta(one, other, factor):
    p, q, c = np.array(one, float), np.array(other, float), float(factor)
    value = max(np.maximum(p - c * q, 0).sum(), np.maximum(q - c * p, 0).sum())
    return Fraction(float(value)).limit_denominator(1000)
