# The lower end may be negative where FPR is below δ and the factor is large.
def tpr_range(fpr, factor, delta):
    low = max((fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    low = low if factor > 10 else max(low, Fraction(0))
    return low, min(Fraction(1), factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
