# Forgets that the upper end is at most 1.
def tpr_range(fpr, factor, delta):
    low = max(0, (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return low, min(factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
