# Forgets the complement from above.
def tpr_range(fpr, factor, delta):
    lowest = max(0, Fraction(fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    highest = min(1, factor * fpr + delta)
    return lowest, highest
