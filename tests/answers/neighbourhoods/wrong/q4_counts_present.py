# Counts who is present, whatever the bit.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    w = np.linalg.lstsq(matrix, [0, 1, 1], rcond=None)[0]
    return w.tolist() if abs(matrix @ w - [0, 1, 1]).max() < 1e-7 else None
