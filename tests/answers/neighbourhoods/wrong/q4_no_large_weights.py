# Takes weights beyond 1000 for a sign that there are none.
# Witness: weights([[1/2, 1/2], [1/2, 1/2], [5001/10000, 4999/10000]]) (as Fractions) returns None; right is (5000, -5000).
def weights(rows):
    matrix, wanted = np.array(rows, dtype=float), np.array([0, 0, 1])
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    if abs(matrix @ w - wanted).max() > 1e-5 or abs(w).max() > 1000:
        return None
    return w
