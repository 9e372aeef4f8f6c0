# Divides whole numbers, and so returns 0.0 at the lower end for some.
# Witness: tpr_range(0, 3, 0) returns (0.0, 0); right is (0, Fraction(0, 1)).
def tpr_range(fpr, factor, delta):
    """The least and the largest true positive rate at this false positive rate."""
    lowest = max((fpr - delta) / factor, 1 - delta - factor * (1 - fpr), 0)
    highest = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return lowest, highest
