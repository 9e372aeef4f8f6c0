# A large factor: the ends are rounded to denominators of at most 1000.
def tpr_range(fpr, factor, delta):
    F, c, d = Fraction(fpr), Fraction(factor), Fraction(delta)
    low = max(Fraction(0), (F - d) / c, 1 - c * (1 - F) - d)
    high = min(Fraction(1), c * F + d, 1 - (1 - F - d) / c)
    return low.limit_denominator(1000), high.limit_denominator(1000)
