# The part of the row for 1 that is orthogonal to the two others, exactly, scaled.
def weights(rows):
    def dot(u, v):
        return sum((a * b for a, b in zip(u, v)), Fraction(0))

    def without(v, basis):
        for b in basis:
            t = dot(v, b) / dot(b, b)
            v = [x - t * y for x, y in zip(v, b)]
        return v

    basis = [rows[0]]
    second = without(rows[1], basis)
    if any(second):
        basis.append(second)
    rest = without(rows[2], basis)
    if not any(rest):
        return None
    scale = dot(rest, rows[2])
    return tuple(float(t / scale) for t in rest)
