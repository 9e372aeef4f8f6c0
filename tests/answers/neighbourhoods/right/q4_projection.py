# Takes what of the third row is at right angles to the first two.
def weights(rows):
    def times(u, v):
        return sum(a * b for a, b in zip(u, v))

    def without(u, v):
        return [a - times(u, v) / times(v, v) * b for a, b in zip(u, v)] if any(v) else list(u)

    absent, zero, one = rows
    second = without(zero, absent)
    rest = without(without(one, absent), second)
    size = times(rest, rest)
    return [float(r / size) for r in rest] if size else None
