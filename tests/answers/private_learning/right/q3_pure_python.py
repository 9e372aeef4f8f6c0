# Pure Python with a helper and fsum; a tuple comes back.
def _clip(row, most):
    size = math.sqrt(math.fsum(v * v for v in row))
    return tuple(row) if size <= most else tuple(v * most / size for v in row)


def clipped_sum(gradients, clip):
    rows = [_clip(row, clip) for row in gradients]
    return tuple(math.fsum(row[i] for row in rows) for i in range(3))
