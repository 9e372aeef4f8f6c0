# Cuts the factor to a whole number.
# Witness: tpr_range(Fraction(1, 2), Fraction(3, 2), 0) returns (Fraction(1, 2), Fraction(1, 2)); right is (Fraction(1, 3), Fraction(2, 3)).
def tpr_range(fpr, factor, delta):
    """The least and the largest true positive rate at this false positive rate."""
    factor = int(factor)
    fpr, factor, delta = Fraction(fpr), Fraction(factor), Fraction(delta)
    lowest = max(0, (fpr - delta) / factor, 1 - delta - factor * (1 - fpr))
    highest = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return lowest, highest
