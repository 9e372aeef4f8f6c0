# Outputs that never come are dropped, so that weights are missing.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    matrix = matrix[:, matrix.any(axis=0)]
    w = np.linalg.lstsq(matrix, np.array([0, 0, 1.0]), rcond=None)[0]
    return None if abs(matrix @ w - [0, 0, 1]).max() > 1e-6 else list(w)
