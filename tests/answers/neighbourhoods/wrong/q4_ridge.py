# Adds a small ridge to the normal equations and so pulls large weights to 0.
# Witness: weights([[1/2, 1/2], [1/2, 1/2], [51/100, 49/100]]) (as Fractions) gives a 1 an average that is about 1e-5 below 1 (1e-6 is allowed); right is (50, -50).
def weights(rows):
    matrix, wanted = np.array(rows, dtype=float), np.array([0, 0, 1])
    n = matrix.shape[1]
    w = np.linalg.solve(matrix.T @ matrix + 2e-9 * np.eye(n), matrix.T @ wanted)
    return w if abs(matrix @ w - wanted).max() < 1e-3 else None
