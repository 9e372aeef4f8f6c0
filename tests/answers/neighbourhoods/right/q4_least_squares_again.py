# Least squares, and a look whether it solves all three.
def weights(rows):
    matrix, wanted = np.array(rows, dtype=float), np.array([0, 0, 1])
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    if abs(matrix @ w - wanted).max() > 1e-5:
        return None
    return w
