# Wrong for factor 1 and delta above 0: says that nobody can do better than guessing.
def tpr_range(fpr, factor, delta):
    if factor == 1:
        return fpr, fpr
    low = max(0, (fpr - delta) / factor, 1 - delta - factor * (1 - fpr))
    high = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return low, high
