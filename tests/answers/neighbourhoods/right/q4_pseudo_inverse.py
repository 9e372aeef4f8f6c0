# Right: pseudo inverse
def weights(rows):
    c = np.array([[float(u) for u in row] for row in rows])
    w = np.linalg.pinv(c)[:, 2]
    return w.tolist() if np.allclose(c @ w, [0, 0, 1], rtol=0, atol=1e-6) else None
