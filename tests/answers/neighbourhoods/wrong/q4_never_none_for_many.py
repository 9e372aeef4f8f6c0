# Takes for granted that more outputs than three do it.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    w = np.linalg.lstsq(matrix, [0, 0, 1], rcond=None)[0]
    if len(rows[0]) <= 3 and abs(matrix @ w - [0, 0, 1]).max() > 1e-7:
        return None
    return w.tolist()
