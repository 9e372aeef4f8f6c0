# Simplifies the rates to denominators up to a thousand.
# Witness: tpr_range(Fraction(1, 10**4), 2, 0) returns [Fraction(0, 1), Fraction(0, 1)]; right is (Fraction(1, 20000), Fraction(1, 5000)).
def tpr_range(fpr, factor, delta):
    """The least and the largest true positive rate at this false positive rate."""
    fpr, factor, delta = Fraction(fpr), Fraction(factor), Fraction(delta)
    lowest = max(0, (fpr - delta) / factor, 1 - delta - factor * (1 - fpr))
    highest = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return [Fraction(rate).limit_denominator(1000) for rate in (lowest, highest)]
