# Directions weaker than 1/20 of the strongest are thrown away.
def weights(rows):
    matrix = np.array(rows, dtype=float)
    w = np.linalg.lstsq(matrix, np.array([0, 0, 1.0]), rcond=0.05)[0]
    return None if abs(matrix @ w - [0, 0, 1]).max() > 1e-6 else list(w)
