# Four inequalities.
def tpr_range(fpr, factor, delta):
    low = max(0, (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return low, min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
