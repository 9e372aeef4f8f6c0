# Wrong for rows (1/2, 1/2), (5001/10000, 4999/10000), (9/10, 1/10).
def weights(rows):
    matrix, wanted = np.array(rows, dtype=float), np.array([0.0, 0.0, 1.0])
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    return None if np.abs(matrix @ w - wanted).max() > 1e-2 else w
