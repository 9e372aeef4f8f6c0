# A miss of up to 1/100 is taken for a solution.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    w = np.linalg.lstsq(matrix, np.array([0, 0, 1.0]), rcond=None)[0]
    return None if abs(matrix @ w - [0, 0, 1]).max() > 1e-2 else list(w)
