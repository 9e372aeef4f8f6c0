# Right: orthogonal part
def weights(rows):
    # what of the third row is orthogonal to the first two; scaled to an average of 1
    basis = []
    for row in rows[:2]:
        v = [Fraction(u) for u in row]
        for b in basis:
            f = sum(x * y for x, y in zip(v, b)) / sum(x * x for x in b)
            v = [x - f * y for x, y in zip(v, b)]
        if any(v):
            basis.append(v)
    rest = [Fraction(u) for u in rows[2]]
    for b in basis:
        f = sum(x * y for x, y in zip(rest, b)) / sum(x * x for x in b)
        rest = [x - f * y for x, y in zip(rest, b)]
    size = sum(x * x for x in rest)
    return tuple(float(x / size) for x in rest) if size else None
