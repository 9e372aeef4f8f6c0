# Is content if the averages are right to one in a hundred.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    w = np.linalg.lstsq(matrix, [0, 0, 1], rcond=0.02)[0]
    return w.tolist() if abs(matrix @ w - [0, 0, 1]).max() < 0.01 else None
