# Lets the alarm come once in a hundred times, if that is less.
def weak(kappa, loss):
    """Two rows with a mean loss of at most kappa in both orders, and a worst loss of at least loss."""
    eta = max(kappa / (4 * loss), 0.0002)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
