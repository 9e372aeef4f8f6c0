# Many outputs.
def normal(row):
    total = sum(row)
    return tuple(Fraction(w) / total for w in row)


def tight(factor):
    return normal([1] * 5 + [factor] * 5), normal([factor] * 5 + [1] * 5)
