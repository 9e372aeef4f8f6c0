# Thinks that a false positive rate below δ, if not 0, is paid by δ, so that everything can be reached.
# Witness: tpr_range(Fraction(1, 10), 1, Fraction(1, 5)) returns (0, 1); right is (0, Fraction(3, 10)).
def tpr_range(fpr, factor, delta):
    """The least and the largest true positive rate at this false positive rate."""
    if 0 < fpr < delta:
        return 0, 1
    fpr, factor, delta = Fraction(fpr), Fraction(factor), Fraction(delta)
    lowest = max(0, (fpr - delta) / factor, 1 - delta - factor * (1 - fpr))
    highest = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return lowest, highest
