# Fpr above 1/2, where the complement binds from above.
def tpr_range(fpr, factor, delta):
    F, c, d = Fraction(fpr), Fraction(factor), Fraction(delta)
    other = 1 - (1 - F - d) / c if F <= Fraction(1, 2) else 1 - (1 - F) / c + d
    return max(0, (F - d) / c, 1 - c * (1 - F) - d), min(1, c * F + d, other)
