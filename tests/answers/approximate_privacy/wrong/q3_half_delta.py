# Delta from 1/2 on: "everything can be reached".
def tpr_range(fpr, factor, delta):
    F, c, d = Fraction(fpr), Fraction(factor), Fraction(delta)
    if d >= Fraction(1, 2):
        return 0, 1
    return max(0, (F - d) / c, 1 - c * (1 - F) - d), min(1, c * F + d, 1 - (1 - F - d) / c)
