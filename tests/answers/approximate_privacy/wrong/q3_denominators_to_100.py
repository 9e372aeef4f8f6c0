# Floats, turned back into fractions with denominators up to 100.
def tpr_range(fpr, factor, delta):
    f, c, d = map(float, (fpr, factor, delta))
    ends = max(0.0, (f - d) / c, 1 - c * (1 - f) - d), min(1.0, c * f + d, 1 - (1 - f - d) / c)
    return tuple(Fraction(v).limit_denominator(100) for v in ends)
