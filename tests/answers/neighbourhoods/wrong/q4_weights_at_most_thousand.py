# Weights above 1000 are cut down to 1000, "they must be rounding errors". Input: (1/2, 1/2) twice and (1/2 + 1e-4, 1/2 - 1e-4): weights of 5000 are needed.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    w = np.linalg.lstsq(matrix, np.array([0, 0, 1.0]), rcond=None)[0]
    if abs(matrix @ w - [0, 0, 1]).max() > 1e-7:
        return None
    return np.clip(w, -1000, 1000)
