# Mean and difference.
def disguise(p, u, v):
    """Sum and difference: the response keeps one and shrinks the other."""
    total, apart = Fraction(u) + v, (Fraction(u) - v) / (1 - 2 * p)
    pair = [(total + apart) / 2, (total - apart) / 2]
    if min(pair) < 0 or max(pair) > 1:
        return None
    return pair
