# Another way: matrix.
def slopes(utilities, sensitivity):
    """Each gains its distance from each other one, and loses theirs."""
    u = np.array(utilities, dtype=float)
    return np.subtract.outer(u, u).mean(axis=1) / (2 * sensitivity * u.size)
