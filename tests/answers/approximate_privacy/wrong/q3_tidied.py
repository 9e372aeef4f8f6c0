# Exact numbers are rounded to denominators of at most 10000.
def tpr_range(fpr, factor, delta):
    lowest = max(0, Fraction(fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    highest = min(1, factor * fpr + delta, 1 - Fraction(1 - fpr - delta) / factor)
    return [Fraction(rate).limit_denominator(10_000) for rate in (lowest, highest)]
