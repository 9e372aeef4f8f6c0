# An alarm with probability kappa/1000.
def weak(kappa, loss):
    eta = kappa / 1000
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
