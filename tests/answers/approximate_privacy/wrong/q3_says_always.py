# Fpr 1: "whoever always says x' has TPR 1", but other players with FPR 1 have less if δ > 0.
def tpr_range(fpr, factor, delta):
    if fpr == 1:
        return 1, 1
    F, c, d = Fraction(fpr), Fraction(factor), Fraction(delta)
    return max(0, (F - d) / c, 1 - c * (1 - F) - d), min(1, c * F + d, 1 - (1 - F - d) / c)
