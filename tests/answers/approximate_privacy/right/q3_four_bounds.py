# Four bounds.
def tpr_range(fpr, factor, delta):
    F, c, d = Fraction(fpr), Fraction(factor), Fraction(delta)
    lowest = max(0, (F - d) / c, 1 - c * (1 - F) - d)
    highest = min(1, c * F + d, 1 - (1 - F - d) / c)
    return lowest, highest
