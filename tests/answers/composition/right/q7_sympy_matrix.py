# An inverse matrix by Gauss elimination with whole numbers.
def disguise(p, u, v):
    n, m = p.numerator, p.denominator
    inverse = [[m - n, -n], [-n, m - n]]
    pair = tuple(
        sum(Fraction(c) * w for c, w in zip(row, (u, v))) * Fraction(1, m - 2 * n)
        for row in inverse
    )
    return pair if pair == tuple(max(Fraction(0), min(Fraction(1), r)) for r in pair) else None
