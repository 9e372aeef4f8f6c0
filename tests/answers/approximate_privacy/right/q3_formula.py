# Four bounds.
def tpr_range(fpr, factor, delta):
    low = max(0, (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    high = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return low, high
