# Without δ uses the ratio of the rates only, not that of the complements.
# Witness: tpr_range(Fraction(1, 2), 3, 0) returns (Fraction(1, 6), 1); right is (Fraction(1, 6), Fraction(5, 6)).
def tpr_range(fpr, factor, delta):
    """The least and the largest true positive rate at this false positive rate."""
    if delta == 0:
        return Fraction(fpr) / factor, min(1, Fraction(fpr) * factor)
    fpr, factor, delta = Fraction(fpr), Fraction(factor), Fraction(delta)
    lowest = max(0, (fpr - delta) / factor, 1 - delta - factor * (1 - fpr))
    highest = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return lowest, highest
