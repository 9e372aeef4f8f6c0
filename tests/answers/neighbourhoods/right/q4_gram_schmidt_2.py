# By gram schmidt.
def weights(rows):
    # what of the row for 1 is orthogonal to the other two, scaled
    a, z, o = rows

    def dot(u, v):
        return sum(p * q for p, q in zip(u, v))

    z = [q - dot(a, z) / dot(a, a) * p for p, q in zip(a, z)]
    rest = [q - dot(a, o) / dot(a, a) * p for p, q in zip(a, o)]
    if dot(z, z):
        factor = dot(z, o) / dot(z, z)
        rest = [q - factor * p for p, q in zip(z, rest)]
    length = dot(rest, rest)
    return tuple(float(v / length) for v in rest) if length else None
