# Believes that different rows are enough, and equal ones too few.
def weights(rows):
    if len({tuple(row) for row in rows}) < 3:
        return None
    return np.linalg.lstsq(np.array(rows, dtype=float), [0, 0, 1], rcond=None)[0].tolist()
