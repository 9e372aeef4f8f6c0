# With one output the only weight is 0, it is said, rather than that there is none.
def weights(rows):
    if len(rows[0]) == 1:
        return [0.0]
    matrix = np.array(rows, dtype=float)
    w = np.linalg.lstsq(matrix, [0.0, 0.0, 1.0], rcond=None)[0]
    return None if abs(matrix @ w - [0, 0, 1]).max() > 1e-6 else w
