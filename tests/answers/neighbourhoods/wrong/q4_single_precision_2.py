# Single precision; lists that differ by 1e-4 give averages that are wrong in the fourth digit. Input: (1/3, 2/3) twice and (1/3 + 1e-4, 2/3 - 1e-4).
def weights(rows):
    matrix = np.array([[float(u) for u in row] for row in rows], dtype=np.float32)
    aim = np.array([0, 0, 1], dtype=np.float32)
    w = np.linalg.lstsq(matrix, aim, rcond=None)[0]
    if abs(matrix @ w - aim).max() > 0.01:
        return None
    return [float(u) for u in w]
