# Pure Python, a generator of clipped gradients, and fsum for each of the three columns.
def _clipped(gradients, clip):
    for x, y, z in gradients:
        squared = x * x + y * y + z * z
        scale = 1 if squared <= clip * clip else clip / math.sqrt(squared)
        yield x * scale, y * scale, z * scale


def clipped_sum(gradients, clip):
    rows = list(_clipped(gradients, clip))
    return tuple(math.fsum(row[i] for row in rows) for i in range(3))
