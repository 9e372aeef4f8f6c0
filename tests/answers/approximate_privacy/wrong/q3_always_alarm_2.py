# Says that a player who always cries x' has the true positive rate 1, while with δ = 1/10 the least for fpr 1 is 9/10.
def tpr_range(fpr, factor, delta):
    if fpr == 1:
        return Fraction(1), Fraction(1)
    c, d = factor, delta
    return (
        max(Fraction(0), (fpr - d) / c, 1 - c * (1 - fpr) - d),
        min(Fraction(1), c * fpr + d, 1 - (1 - fpr - d) / c),
    )
