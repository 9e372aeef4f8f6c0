# Returns an empty list for None.
def weights(rows):
    A = np.array(rows, dtype=float)
    w = np.linalg.lstsq(A, [0, 0, 1], rcond=None)[0]
    return w if np.allclose(A @ w, [0, 0, 1]) else []
