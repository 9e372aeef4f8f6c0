# Wrong for fpr = 1: says that this player always decides for x', with TPR 1; TPR may be 1 - delta.
def tpr_range(fpr, factor, delta):
    if fpr == 1:
        return 1, 1
    low = max(0, (fpr - delta) / factor, 1 - delta - factor * (1 - fpr))
    high = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return low, high
