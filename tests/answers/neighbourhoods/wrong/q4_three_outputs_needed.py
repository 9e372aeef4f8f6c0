# Believes that two outputs are never enough.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    w = np.linalg.lstsq(matrix, [0, 0, 1], rcond=None)[0]
    if matrix.shape[1] < 3 or abs(matrix @ w - [0, 0, 1]).max() > 1e-7:
        return None
    return w.tolist()
