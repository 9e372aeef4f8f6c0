# The two ends are put in a set and sorted: one number comes back where they are equal.
def tpr_range(fpr, factor, delta):
    low = max(Fraction(0), (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    high = min(Fraction(1), factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return sorted({low, high})
