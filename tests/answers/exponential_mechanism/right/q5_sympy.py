# With the rational numbers of sympy.
def worst_ratio(table, base):

    import sympy as sp

    b = sp.Rational(base.numerator, base.denominator)
    rows = [[b**u / sum(b**v for v in row) for u in row] for row in table]
    pairs = [*zip(rows, rows[1:]), *zip(rows[1:], rows)]
    return max(p / q for one, two in pairs for p, q in zip(one, two))
