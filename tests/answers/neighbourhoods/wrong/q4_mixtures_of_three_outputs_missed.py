# None only for equal lists or too few outputs; that the row for 1 may be a combination of two others is missed. Input: (1/2, 1/4, 1/4), (1/4, 1/2, 1/4), (3/8, 3/8, 1/4): weights instead of None.
def weights(rows):
    different = {tuple(row) for row in rows}
    if rows[2] in rows[:2] or len(different) > len(rows[0]):
        return None
    matrix = np.array(rows, dtype=float)
    return np.linalg.lstsq(matrix, np.array([0, 0, 1.0]), rcond=None)[0]
