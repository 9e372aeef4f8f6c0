# The first mean is about kappa (loss - 1): too large for loss above 2.
def weak(kappa, loss):
    eta = kappa / 2
    rare = eta * math.exp(-loss * (1 + 1e-12))
    return [eta, 1 - eta], [rare, 1 - rare]
