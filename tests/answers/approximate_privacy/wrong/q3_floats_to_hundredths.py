# Floats, then the nearest fraction with a denominator up to 100; it may be in the thousands.
def tpr_range(fpr, factor, delta):
    f, c, d = float(fpr), float(factor), float(delta)
    low = max(0.0, (f - d) / c, 1 - d - c * (1 - f))
    high = min(1.0, c * f + d, 1 - (1 - f - d) / c)
    return tuple(Fraction(v).limit_denominator(100) for v in (low, high))
