# Undoes randomised response with two outputs, whatever the rows are.
def weights(rows):
    p = float(rows[1][1])
    if len(rows[0]) > 2 and rows[1] != rows[2]:
        return np.linalg.lstsq(np.array(rows, dtype=float), [0, 0, 1], rcond=None)[0].tolist()
    if rows[1] == rows[2]:
        return None
    return [-p / (1 - 2 * p), (1 - p) / (1 - 2 * p)]
