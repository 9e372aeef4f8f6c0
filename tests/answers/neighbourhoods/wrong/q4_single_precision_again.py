# Computes in single precision, which is not enough for large weights.
# Witness: weights([[1/3, 2/3], [1/3, 2/3], [1/3 + 1/5000, 2/3 - 1/5000]]) (as Fractions) returns weights whose averages miss by more than 1e-6 (about 1e-4); right is (10000/3, -5000/3).
def weights(rows):
    matrix, wanted = np.array(rows, dtype=np.float32), np.array([0, 0, 1], dtype=np.float32)
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    return w if abs(matrix @ w - wanted).max() < 1e-2 else None
