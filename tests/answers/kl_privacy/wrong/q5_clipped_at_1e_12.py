# Keeps probabilities above 1e-12, so that the worst loss gets too small.
def weak(kappa, loss):
    eta = kappa / (2 * loss)
    rare = max(eta * math.exp(-loss), 1e-12)
    return [eta, 1 - eta], [rare, 1 - rare]
