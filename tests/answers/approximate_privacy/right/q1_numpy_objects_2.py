# By numpy objects.
def least_delta(one, other, factor):
    p = np.array(one, dtype=object)
    q = np.array(other, dtype=object)
    zero = np.array([0] * len(p), dtype=object)
    return max(np.maximum(p - factor * q, zero).sum(), np.maximum(q - factor * p, zero).sum())
