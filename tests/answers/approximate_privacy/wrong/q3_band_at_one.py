# At factor 1 returns the band FPR ± δ, and forgets that rates are from 0 to 1.
# Witness: tpr_range(Fraction(1, 10), 1, Fraction(1, 5)) returns (Fraction(-1, 10), Fraction(3, 10)); right is (0, Fraction(3, 10)).
def tpr_range(fpr, factor, delta):
    """The least and the largest true positive rate at this false positive rate."""
    if factor == 1:
        return Fraction(fpr) - delta, Fraction(fpr) + delta
    fpr, factor, delta = Fraction(fpr), Fraction(factor), Fraction(delta)
    lowest = max(0, (fpr - delta) / factor, 1 - delta - factor * (1 - fpr))
    highest = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return lowest, highest
