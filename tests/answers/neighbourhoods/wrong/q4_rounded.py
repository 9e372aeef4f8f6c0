# Rounds the weights.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    w = np.linalg.lstsq(matrix, [0, 0, 1], rcond=None)[0]
    return None if abs(matrix @ w - [0, 0, 1]).max() > 1e-7 else w.round(4).tolist()
