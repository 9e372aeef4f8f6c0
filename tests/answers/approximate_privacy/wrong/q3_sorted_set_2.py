# Wrong where both ends are equal: a set keeps one of them, so one number is returned.
def tpr_range(fpr, factor, delta):
    low = max(0, (fpr - delta) / factor, 1 - delta - factor * (1 - fpr))
    high = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return sorted({low, high})
