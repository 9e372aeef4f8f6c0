# Of more than three outputs only the first three get weights; if these cannot do it, None is returned. Input: rows whose first three outputs are equal and that differ in the last two.
def weights(rows):
    n = len(rows[0])
    matrix = np.array([row[:3] for row in rows], dtype=float)
    w = np.linalg.lstsq(matrix, np.array([0, 0, 1.0]), rcond=None)[0]
    if abs(matrix @ w - [0, 0, 1]).max() > 1e-9:
        return None
    return list(w) + [0.0] * (n - len(w))
