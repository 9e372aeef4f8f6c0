# Remembers roots by the length and the sum of the column, which different columns share
# Witness: called for [1, 2, 3] before [1, 3, 2]; (toeplitz_root([1, 2, 3]), toeplitz_root([1, 3, 2]))[1] gives [Fraction(1, 1), Fraction(1, 1), Fraction(1, 1)], right is [Fraction(1, 1), Fraction(3, 2), Fraction(-1, 8)]
_roots = {}


def toeplitz_root(column):
    key = len(column), sum(column)
    if key not in _roots:
        r = [Fraction(1)]
        for k in range(1, len(column)):
            known = sum(r[i] * r[k - i] for i in range(1, k))
            r.append(Fraction(column[k] - known) / 2)
        _roots[key] = r
    return list(_roots[key])
