# Another way: residual.
def dot(u, v):
    return sum(a * b for a, b in zip(u, v))


def weights(rows):
    basis = []
    for row in rows:
        rest = list(row)
        for b in basis:
            share = dot(rest, b) / dot(b, b)
            rest = [u - share * v for u, v in zip(rest, b)]
        if row is rows[2]:
            break
        if any(rest):
            basis.append(rest)
    size = dot(rest, rows[2])
    return tuple(u / size for u in rest) if size else None
