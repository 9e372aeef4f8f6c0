# Uses the pseudoinverse.
def weights(rows):
    A = np.array([[float(u) for u in r] for r in rows])
    w = np.linalg.pinv(A) @ np.array([0.0, 0, 1])
    return w if np.allclose(A @ w, [0, 0, 1], atol=1e-8) else None
