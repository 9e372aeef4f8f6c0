# Factor 1: FPR ± δ is returned, below 0 or above 1 near the ends.
def tpr_range(fpr, factor, delta):
    F, c, d = Fraction(fpr), Fraction(factor), Fraction(delta)
    if c == 1:
        return F - d, F + d
    return max(0, (F - d) / c, 1 - c * (1 - F) - d), min(1, c * F + d, 1 - (1 - F - d) / c)
