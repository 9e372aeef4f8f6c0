# Wrong for rows (1/2, 1/2), (5001/10000, 4999/10000), (9/10, 1/10).
def weights(rows):
    matrix, wanted = np.array(rows, dtype=float), np.array([0.0, 0.0, 1.0])
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    return w if abs(matrix[2] @ w - 1) < 1e-6 else None
