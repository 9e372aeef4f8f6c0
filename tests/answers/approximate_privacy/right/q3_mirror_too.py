# Another way: mirror.
def upper(F, c, d):
    return min(1, c * F + d, 1 - Fraction(1 - F - d) / c)


def tpr_range(fpr, factor, delta):
    return [1 - upper(1 - fpr, factor, delta), upper(fpr, factor, delta)]
