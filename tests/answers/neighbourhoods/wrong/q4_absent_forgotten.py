# Looks at people with 0 and 1 only.
def weights(rows):
    matrix = np.array(rows[1:], dtype=float)
    w = np.linalg.lstsq(matrix, [0, 1], rcond=None)[0]
    return w.tolist() if abs(matrix @ w - [0, 1]).max() < 1e-7 else None
