# Four lines.
def tpr_range(fpr, factor, delta):
    F, c, d = Fraction(fpr), Fraction(factor), Fraction(delta)
    lowest = max(Fraction(0), (F - d) / c, 1 - c * (1 - F) - d)
    highest = min(Fraction(1), c * F + d, 1 - (1 - F - d) / c)
    return lowest, highest
