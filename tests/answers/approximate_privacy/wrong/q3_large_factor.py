# A factor above 1000: "no promise", but near fpr 0 and 1 there is one.
def tpr_range(fpr, factor, delta):
    F, c, d = Fraction(fpr), Fraction(factor), Fraction(delta)
    if c > 1000:
        return 0, 1
    return max(0, (F - d) / c, 1 - c * (1 - F) - d), min(1, c * F + d, 1 - (1 - F - d) / c)
