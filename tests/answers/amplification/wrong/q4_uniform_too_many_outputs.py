# Nobody is uniform over as many outputs as the factor needs, which are more than 20 for large ones.
def tight(factor):
    n = int(factor) + 2
    nobody = [Fraction(1, n)] * n
    first = factor / n
    return nobody, [first] + [(1 - first) / (n - 1)] * (n - 1)
