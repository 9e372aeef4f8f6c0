# Uses the pseudo-inverse.
def weights(rows):
    matrix = np.array([[float(u) for u in row] for row in rows])
    target = np.array([0.0, 0.0, 1.0])
    w = np.linalg.pinv(matrix, rcond=1e-10) @ target
    return list(w) if np.allclose(matrix @ w, target, atol=1e-7) else None
