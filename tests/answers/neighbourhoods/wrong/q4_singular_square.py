# A square system without an inverse is taken to have no solution.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    goal = np.array([0.0, 0.0, 1.0])
    if matrix.shape == (3, 3) and abs(np.linalg.det(matrix)) < 1e-12:
        return None
    w = np.linalg.lstsq(matrix, goal, rcond=None)[0]
    return None if abs(matrix @ w - goal).max() > 1e-6 else w
