# Turns the caller's rows into floats.
def weights(rows):
    for row in rows:
        row[:] = [float(u) for u in row]
    matrix = np.array(rows)
    w = np.linalg.lstsq(matrix, np.array([0, 0, 1.0]), rcond=None)[0]
    return None if abs(matrix @ w - [0, 0, 1]).max() > 1e-6 else list(w)
