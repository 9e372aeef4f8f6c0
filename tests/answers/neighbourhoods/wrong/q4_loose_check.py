# Here "Close enough" is a twentieth.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    goal = np.array([0.0, 0.0, 1.0])
    w = np.linalg.lstsq(matrix, goal, rcond=None)[0]
    return None if abs(matrix @ w - goal).max() > 0.05 else w
