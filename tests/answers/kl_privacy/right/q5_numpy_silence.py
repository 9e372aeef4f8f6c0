# Numpy silence.
def weak(kappa, loss):
    """A tenth of what is allowed, and the rest in four equal outputs."""
    eta = float(kappa) / (10 * float(loss))
    chances = np.array([eta, eta * np.exp(-float(loss))])
    return np.array([[u] + [(1 - u) / 4] * 4 for u in chances])
