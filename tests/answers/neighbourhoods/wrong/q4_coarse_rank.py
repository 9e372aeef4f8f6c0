# Rows that differ by 0.001 only: small singular values are cut off, and None comes back.
def weights(rows):
    matrix, target = np.array(rows, dtype=float), np.array([0.0, 0.0, 1.0])
    w = np.linalg.pinv(matrix, rcond=1e-2) @ target
    return w if np.abs(matrix @ w - target).max() < 1e-7 else None
