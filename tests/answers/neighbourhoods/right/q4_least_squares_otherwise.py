# Right: least squares
def weights(rows):
    matrix, wanted = np.array(rows, dtype=float), np.array([0.0, 0.0, 1.0])
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    return None if abs(matrix @ w - wanted).max() > 1e-6 else w
