# Lets the largest rate pass 1 where δ is large.
def tpr_range(fpr, factor, delta):
    lowest = max(0, Fraction(fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    highest = min(factor * fpr + delta, 1 - Fraction(1 - fpr - delta) / factor)
    return lowest, min(highest, 1) if delta <= Fraction(1, 2) else highest
