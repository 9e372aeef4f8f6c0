# Uses the first three outputs.
def weights(rows):
    matrix = np.array(rows, dtype=float)[:, :3]
    w = np.linalg.lstsq(matrix, [0, 0, 1], rcond=None)[0]
    if abs(matrix @ w - [0, 0, 1]).max() > 1e-7:
        return None
    return [*w.tolist(), *[0.0] * (len(rows[0]) - 3)]
