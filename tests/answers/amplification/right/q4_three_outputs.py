# Three outputs.
def tight(factor):
    weights = [1, 1, factor], [factor, 1, 1]
    return [[Fraction(w) / sum(row) for w in row] for row in weights]
