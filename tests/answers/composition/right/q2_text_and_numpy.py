# Text and numpy.
def _bits(n):
    return np.array([int(c) for c in ("01" * n)[-n:]])


def moving_up(n):
    x = _bits(n)
    return x, x[1:].copy()
