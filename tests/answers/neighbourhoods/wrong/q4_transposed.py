# Solves with rows and columns exchanged.
def weights(rows):
    matrix = np.array(rows, dtype=float).T
    if matrix.shape != (3, 3):
        return None
    w = np.linalg.lstsq(matrix, [0, 0, 1], rcond=None)[0]
    return w.tolist() if abs(matrix @ w - [0, 0, 1]).max() < 1e-7 else None
