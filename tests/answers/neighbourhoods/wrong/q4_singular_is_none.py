# A square matrix without an inverse is taken to have no weights.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    if len(rows[0]) == 3 and abs(np.linalg.det(matrix)) < 1e-12:
        return None
    w = np.linalg.lstsq(matrix, np.array([0, 0, 1.0]), rcond=None)[0]
    return None if abs(matrix @ w - [0, 0, 1]).max() > 1e-6 else list(w)
