# Uses the first three outputs only and gives the others 0.
# Witness: weights([[1/4, 1/4, 1/4, 1/4], [1/4, 1/4, 1/4, 1/4], [1/6, 1/6, 1/6, 1/2]]) (as Fractions) returns None; right is for instance (0, 0, -3, 3).
def weights(rows):
    matrix, wanted = np.array([row[:3] for row in rows], dtype=float), np.array([0, 0, 1])
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    if abs(matrix @ w - wanted).max() > 1e-5:
        return None
    return [*w, *[0.0] * (len(rows[0]) - len(w))]
