# Numpy with exact fractions in it.
def least_delta(one, other, factor):
    p, q = np.array(one, dtype=object), np.array(other, dtype=object)
    return max(np.maximum(p - factor * q, 0).sum(), np.maximum(q - factor * p, 0).sum())
