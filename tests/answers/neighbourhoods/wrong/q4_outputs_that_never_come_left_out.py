# Outputs of probability 0 in all rows are left out, so that there are too few weights. Input: (1/2, 1/2, 0) twice and (1/4, 3/4, 0).
def weights(rows):
    columns = [c for c in zip(*rows) if any(c)]
    matrix = np.array(columns, dtype=float).T
    w = np.linalg.lstsq(matrix, np.array([0, 0, 1.0]), rcond=None)[0]
    if abs(matrix @ w - [0, 0, 1]).max() > 1e-8:
        return None
    return list(w)
