# Only the rows for 0 and 1 are solved and checked.
def weights(rows):
    matrix = np.array(rows[1:], dtype=float)
    w = np.linalg.lstsq(matrix, np.array([0, 1.0]), rcond=None)[0]
    return None if abs(matrix @ w - [0, 1]).max() > 1e-6 else list(w)
