# Delta above fpr: a lower end is kept at a tenth of FPR, "as nobody is so bad".
def tpr_range(fpr, factor, delta):
    F, c, d = Fraction(fpr), Fraction(factor), Fraction(delta)
    low = max((F - d) / c, 1 - c * (1 - F) - d, F / (10 * c))
    return low, min(1, c * F + d, 1 - (1 - F - d) / c)
