# Only the first three outputs are given weights.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    w = np.linalg.lstsq(matrix[:, :3], np.array([0, 0, 1.0]), rcond=None)[0]
    w = np.concatenate([w, np.zeros(matrix.shape[1] - len(w))])
    return None if abs(matrix @ w - [0, 0, 1]).max() > 1e-6 else list(w)
