# By pseudoinverse.
def weights(rows):
    m = np.array([[float(p) for p in row] for row in rows])
    w = np.linalg.pinv(m, rcond=1e-10)[:, 2]
    return w if np.allclose(m @ w, [0, 0, 1], rtol=0, atol=1e-7) else None
