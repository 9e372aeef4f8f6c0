# Floats, rounded to denominators of at most 100.
def tpr_range(fpr, factor, delta):
    F, c, d = float(fpr), float(factor), float(delta)
    ends = max(0, (F - d) / c, 1 - c * (1 - F) - d), min(1, c * F + d, 1 - (1 - F - d) / c)
    return [Fraction(e).limit_denominator(100) for e in ends]
