# The lower end is the upper end at 1 - FPR, subtracted from 1, but without its δ.
def tpr_range(fpr, factor, delta):
    high = min(Fraction(1), factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    low = 1 - min(Fraction(1), factor * (1 - fpr) + delta, 1 - (fpr - delta) / factor)
    return (low, high) if fpr != delta else (max(low, delta / factor / 2), high)
