# Exact Gram-Schmidt: the part of the third row orthogonal to the first two, scaled.
def weights(rows):
    def dot(u, v):
        return sum((a * b for a, b in zip(u, v)), Fraction(0))

    base = []
    for row in rows[:2]:
        for b in base:
            f = dot(row, b) / dot(b, b)
            row = [u - f * v for u, v in zip(row, b)]
        if any(row):
            base.append(row)
    rest = list(rows[2])
    for b in base:
        f = dot(rest, b) / dot(b, b)
        rest = [u - f * v for u, v in zip(rest, b)]
    size = dot(rest, rows[2])
    return [float(u / size) for u in rest] if size else None
