# Uses the event in both orders, and forgets its complement.
# Witness: tpr_range(Fraction(1, 2), 2, Fraction(1, 10)) returns (Fraction(1, 5), 1); right is (Fraction(1, 5), Fraction(4, 5)).
def tpr_range(fpr, factor, delta):
    return max(0, Fraction(fpr - delta) / factor), min(1, factor * fpr + delta)
