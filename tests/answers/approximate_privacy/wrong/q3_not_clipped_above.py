# The upper end is clipped only by the event's bound.
def tpr_range(fpr, factor, delta):
    low = max(Fraction(0), (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return low, min(factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
