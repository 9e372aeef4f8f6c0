# Mirrors at the diagonal: takes 1 - highest for the lowest.
def tpr_range(fpr, factor, delta):
    highest = min(1, factor * fpr + delta, 1 - Fraction(1 - fpr - delta) / factor)
    return min(fpr, 1 - highest), highest
