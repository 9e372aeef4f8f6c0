# One minus the overlap: E_c = 1 - sum of min(P, cQ).
def least_delta(one, other, factor):
    p, q = np.array(one, dtype=object), np.array(other, dtype=object)
    return max(1 - np.minimum(p, factor * q).sum(), 1 - np.minimum(q, factor * p).sum())
