# A player who always says x' has a TPR of 1, as if a false positive rate of 1 meant always under x' too.
def tpr_range(fpr, factor, delta):
    if fpr == 1:
        return 1, 1
    low = max(0, (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return low, min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
