# Solves in single precision, too coarse for large weights.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    goal = np.array([0.0, 0.0, 1.0])
    w = np.linalg.lstsq(matrix, goal, rcond=None)[0].astype(np.float32).astype(float)
    return None if abs(matrix @ w - goal).max() > 5e-4 else w
