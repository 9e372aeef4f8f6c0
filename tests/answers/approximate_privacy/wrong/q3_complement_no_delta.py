# Forgets δ where the largest rate comes from the complement and δ is small.
def tpr_range(fpr, factor, delta):
    lowest = max(0, Fraction(fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    highest = min(
        1,
        factor * fpr + delta,
        1 - Fraction(1 - fpr - (delta if delta >= Fraction(1, 10) else 0)) / factor,
    )
    return lowest, highest
