# Outputs that never come are left out of the list.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    matrix = matrix[:, matrix.any(axis=0)]
    goal = np.array([0.0, 0.0, 1.0])
    w = np.linalg.lstsq(matrix, goal, rcond=None)[0]
    return None if abs(matrix @ w - goal).max() > 1e-6 else w.tolist()
