# Uses the complement above one half only.
def tpr_range(fpr, factor, delta):
    if fpr < Fraction(1, 2):
        return max(0, Fraction(fpr - delta) / factor), min(1, factor * fpr + delta)
    lowest = max(0, Fraction(fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return lowest, min(1, factor * fpr + delta, 1 - Fraction(1 - fpr - delta) / factor)
