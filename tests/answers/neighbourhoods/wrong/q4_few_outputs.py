# Three outputs and a row for 1 in the middle of the two others.
def weights(rows):
    if rows[1] == rows[2] or rows[0] == rows[2]:
        return None
    if len(rows[0]) < 3 and rows[0] != rows[1]:
        return None
    return np.linalg.lstsq(np.array(rows, dtype=float), np.array([0.0, 0.0, 1.0]), rcond=None)[0]
