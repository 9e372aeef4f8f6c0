# Works with the false negative rate.
def tpr_range(fpr, factor, delta):
    c = Fraction(factor)
    least_missed = max(0, 1 - delta - c * fpr, (1 - delta - fpr) / c)
    most_missed = min(1, delta + c * (1 - fpr), 1 - (fpr - delta) / c)
    return 1 - most_missed, 1 - least_missed
