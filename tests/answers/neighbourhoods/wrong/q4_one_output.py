# With a single output it counts every answer as 1.
# Witness: weights([[Fraction(1)]] * 3) returns [1.0], whose averages are 1, 1, 1; right is None.
def weights(rows):
    if len(rows[0]) == 1:
        return [1.0]
    matrix, wanted = np.array(rows, dtype=float), np.array([0, 0, 1])
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    return w if abs(matrix @ w - wanted).max() < 1e-5 else None
