# Wrong for rows (1/4, 3/4), (1/2, 1/2), (3/4, 1/4).
def weights(rows):
    if rows[2] == rows[1] or rows[2] == rows[0]:
        return None
    matrix = np.array(rows, dtype=float)
    return np.linalg.lstsq(matrix, np.array([0.0, 0.0, 1.0]), rcond=None)[0]
