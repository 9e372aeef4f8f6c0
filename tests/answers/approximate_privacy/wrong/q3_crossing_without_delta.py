# The two upper lines are exchanged at FPR = 1/(1 + c), where they would cross for δ = 0.
def tpr_range(fpr, factor, delta):
    cross = 1 / (1 + factor)
    high = factor * fpr + delta if fpr <= cross else 1 - (1 - fpr - delta) / factor
    low = max((fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return max(low, Fraction(0)), min(high, Fraction(1))
