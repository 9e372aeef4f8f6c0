# Least squares.
def weights(rows):
    matrix, target = np.array(rows, dtype=float), np.array([0.0, 0.0, 1.0])
    w = np.linalg.lstsq(matrix, target, rcond=None)[0]
    return w if np.abs(matrix @ w - target).max() < 1e-7 else None
