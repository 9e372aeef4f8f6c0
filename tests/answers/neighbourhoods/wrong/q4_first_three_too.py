# Four outputs or more, the first of which is never given: the first three columns are singular.
def weights(rows):
    matrix, target = np.array(rows, dtype=float), np.array([0.0, 0.0, 1.0])
    if len(rows[0]) < 4:
        w = np.linalg.lstsq(matrix, target, rcond=None)[0]
        return w if np.abs(matrix @ w - target).max() < 1e-7 else None
    try:
        w = np.linalg.solve(matrix[:, :3], target)
    except np.linalg.LinAlgError:
        return None
    return [*w, *[0.0] * (len(rows[0]) - 3)]
