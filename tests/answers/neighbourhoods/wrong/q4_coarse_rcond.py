# Cuts off small singular values, so that nearly equal rows seem equal.
# Witness: weights([[1/2, 1/2], [1/2, 1/2], [501/1000, 499/1000]]) (as Fractions) returns None; right is (500, -500).
def weights(rows):
    matrix, wanted = np.array(rows, dtype=float), np.array([0, 0, 1])
    w = np.linalg.lstsq(matrix, wanted, rcond=1e-2)[0]
    return w if np.allclose(matrix @ w, wanted) else None
