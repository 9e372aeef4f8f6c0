# A row for 1 that is 20 times absent less 19 times zero: the best w is off by 0.04, and accepted.
def weights(rows):
    matrix, target = np.array(rows, dtype=float), np.array([0.0, 0.0, 1.0])
    w = np.linalg.lstsq(matrix, target, rcond=None)[0]
    return None if np.abs(matrix @ w - target).max() > 0.05 else w
