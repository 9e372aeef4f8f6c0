# Floats, turned back into fractions with the common denominator's bound of 60.
def least_delta(one, other, factor):
    s, t, c = np.array(one, float), np.array(other, float), float(factor)
    worst = max(np.maximum(s - c * t, 0).sum(), np.maximum(t - c * s, 0).sum())
    return Fraction(float(worst)).limit_denominator(60)
