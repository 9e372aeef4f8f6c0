# Accepts weights whose averages miss by up to 1/100.
# Witness: weights([[1/2, 1/2], [501/1000, 499/1000], [1/4, 3/4]]) (as Fractions) returns about [-2, 2], which misses the averages by up to 0.002; right is None.
def weights(rows):
    matrix, wanted = np.array(rows, dtype=float), np.array([0, 0, 1])
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    if abs(matrix @ w - wanted).max() > 1e-2:
        return None
    return w
