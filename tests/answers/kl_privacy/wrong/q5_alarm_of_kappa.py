# Lets the alarm come with probability κ.
def weak(kappa, loss):
    """Two rows with a mean loss of at most kappa in both orders, and a worst loss of at least loss."""
    eta = kappa / 2
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
