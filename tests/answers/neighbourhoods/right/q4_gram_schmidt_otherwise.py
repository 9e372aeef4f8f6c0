# Exact: what of the third row stands at right angles to the first two, scaled.
def weights(rows):
    def dot(a, b):
        return sum(Fraction(u) * v for u, v in zip(a, b))

    basis = []
    for row in rows[:2]:
        rest = list(row)
        for b in basis:
            c = dot(rest, b) / dot(b, b)
            rest = [u - c * v for u, v in zip(rest, b)]
        if any(rest):
            basis.append(rest)
    rest = list(rows[2])
    for b in basis:
        c = dot(rest, b) / dot(b, b)
        rest = [u - c * v for u, v in zip(rest, b)]
    size = dot(rest, rows[2])
    return [float(u / size) for u in rest] if size else None
