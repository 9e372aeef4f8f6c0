# By middle and half width.
def disguise(p, u, v):
    """The middle of u and v stays; the distance to it is stretched by 1/(1 - 2p)."""
    middle, half = (u + v) / 2, (u - v) / 2 / (1 - 2 * p)
    if abs(half) > min(middle, 1 - middle):
        return None
    return np.array([middle + half, middle - half])
