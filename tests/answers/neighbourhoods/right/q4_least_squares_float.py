# Least squares, and a look whether all three averages are right; the averages of rational rows are checked with a small tolerance.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    aim = np.array([0.0, 0.0, 1.0])
    w = np.linalg.lstsq(matrix, aim, rcond=None)[0]
    if abs(matrix @ w - aim).max() > 1e-7:
        return None
    return w
