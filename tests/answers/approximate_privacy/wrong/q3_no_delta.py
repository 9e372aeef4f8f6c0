# Leaves δ out.
def tpr_range(fpr, factor, delta):
    lowest = max(0, Fraction(fpr) / factor, 1 - factor * (1 - fpr))
    highest = min(1, factor * fpr, 1 - Fraction(1 - fpr) / factor)
    return lowest, highest
