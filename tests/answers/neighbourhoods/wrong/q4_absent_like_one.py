# Absent and 1 answer alike, 0 does not: there is no w, but only 0 against 1 is looked at.
def weights(rows):
    if rows[1] == rows[2]:
        return None
    matrix = np.array(rows, dtype=float)
    different = len({tuple(row) for row in rows})
    if np.linalg.matrix_rank(matrix) < different:
        return None
    return np.linalg.lstsq(matrix, np.array([0.0, 0.0, 1.0]), rcond=None)[0]
