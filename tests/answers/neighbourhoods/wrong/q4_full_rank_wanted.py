# Wants three independent rows as soon as there are three outputs.
# Witness: weights([[1/2, 1/4, 1/4], [1/2, 1/4, 1/4], [1/4, 1/4, 1/2]]) (as Fractions) returns None, because two rows are equal; right is for instance (-4/3, 0, 8/3).
def weights(rows):
    matrix, wanted = np.array(rows, dtype=float), np.array([0, 0, 1])
    if np.linalg.matrix_rank(matrix) < min(3, len(rows[0])):
        return None
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    return w if abs(matrix @ w - wanted).max() < 1e-5 else None
