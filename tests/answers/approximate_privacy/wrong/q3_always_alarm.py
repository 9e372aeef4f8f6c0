# Thinks that at FPR 1 the player always says x', so that TPR is 1.
# Witness: tpr_range(1, 2, Fraction(1, 10)) returns (1, 1); right is (Fraction(9, 10), 1).
def tpr_range(fpr, factor, delta):
    """The least and the largest true positive rate at this false positive rate."""
    if fpr == 1:
        return 1, 1
    fpr, factor, delta = Fraction(fpr), Fraction(factor), Fraction(delta)
    lowest = max(0, (fpr - delta) / factor, 1 - delta - factor * (1 - fpr))
    highest = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return lowest, highest
