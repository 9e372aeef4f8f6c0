# Pseudo-inverse: its last column is the answer if there is one.
def weights(rows):
    matrix = np.array([[float(u) for u in row] for row in rows])
    w = np.linalg.pinv(matrix, rcond=1e-12)[:, 2]
    return w.tolist() if np.allclose(matrix @ w, [0, 0, 1], rtol=0, atol=1e-5 / 20) else None
