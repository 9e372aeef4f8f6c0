# Singular values below 1/1000 of the largest are cut, though lists that differ by 1e-4 can be told apart. Input: (1/2, 1/2) twice and (1/2 + 1e-4, 1/2 - 1e-4): None.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    w = np.linalg.pinv(matrix, rcond=1e-3) @ np.array([0, 0, 1])
    if abs(matrix @ w - [0, 0, 1]).max() > 1e-6:
        return None
    return w
