# Weights beyond 100 are taken for a sign that there is no solution.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    goal = np.array([0.0, 0.0, 1.0])
    w = np.linalg.lstsq(matrix, goal, rcond=None)[0]
    if abs(w).max() > 100 or abs(matrix @ w - goal).max() > 1e-6:
        return None
    return w.tolist()
