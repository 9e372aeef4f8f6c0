# Forgives an error of one in a thousand.
def weights(rows):
    A = np.array(rows, dtype=float)
    w = np.linalg.lstsq(A, [0, 0, 1], rcond=None)[0]
    return w if np.allclose(A @ w, [0, 0, 1], atol=0.001) else None
