# Wrong for rows with thirds and others.
def weights(rows):
    matrix, wanted = np.array(rows, dtype=float), np.array([0.0, 0.0, 1.0])
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    return None if np.abs(matrix @ w - wanted).max() > 1e-17 else w
