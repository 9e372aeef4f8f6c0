# Sum difference.
def disguise(p, u, v):
    total = u + v
    gap = (u - v) / (1 - 2 * p)
    pair = [(total + gap) / 2, (total - gap) / 2]
    return None if min(pair) < 0 or max(pair) > 1 else pair
