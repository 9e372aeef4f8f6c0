# Arrays of objects.
def least_delta(one, other, factor):
    p, q = (np.array(row, dtype=object) for row in (one, other))
    return max(np.maximum(p - factor * q, 0).sum(), np.maximum(q - factor * p, 0).sum())
