# Perpendicular part.
def dot(u, v):
    return sum((a * b for a, b in zip(u, v)), Fraction(0))


def weights(rows):
    # Take from the third row what lies in the span of the two others; the rest does it.
    base = []
    for row in rows[:2]:
        rest = list(row)
        for b in base:
            f = dot(rest, b) / dot(b, b)
            rest = [u - f * v for u, v in zip(rest, b)]
        if any(rest):
            base.append(rest)
    rest = list(rows[2])
    for b in base:
        f = dot(rest, b) / dot(b, b)
        rest = [u - f * v for u, v in zip(rest, b)]
    if not any(rest):
        return None
    length = dot(rest, rows[2])
    return tuple(float(u / length) for u in rest)
