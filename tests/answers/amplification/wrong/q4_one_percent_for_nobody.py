# Nobody has 1/100 at the telling output, thought small enough for all factors; above 99 it is not.
def tight(factor):
    small = Fraction(1, 100)
    return [small, 1 - small], [factor * small, 1 - factor * small]
