# Who never says x' has TPR 0 .. δ, and who always says it is given a TPR of exactly 1.
def tpr_range(fpr, factor, delta):
    if fpr == 1:
        return Fraction(1), Fraction(1)
    low = max(0, (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return low, min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
