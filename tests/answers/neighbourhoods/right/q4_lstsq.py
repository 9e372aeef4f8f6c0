# Another way: lstsq.
def weights(rows):
    """Weights of the outputs that average to 0, 0 and 1 over the three rows; None if there are none."""
    matrix, wanted = np.array(rows, dtype=float), np.array([0.0, 0.0, 1.0])
    w = np.linalg.lstsq(matrix, wanted, rcond=None)[0]
    return None if abs(matrix @ w - wanted).max() > 1e-7 else w
