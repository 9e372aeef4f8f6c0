# Recursion numpy.
def halves(first, size, t):
    # The box of this size begins at `first`; the past ends at t.
    if t < first:
        return []
    if first + size - 1 <= t:
        return [(first, first + size - 1)]
    half = size // 2
    return halves(first, half, t) + halves(first + half, half, t)


def prefix_boxes(t):
    size = 1
    while size < t:
        size *= 2
    return np.array(halves(1, size, t), dtype=np.int64)
