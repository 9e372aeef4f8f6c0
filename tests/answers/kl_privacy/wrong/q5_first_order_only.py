# Keeps the first order only, where the loss is small.
def weak(kappa, loss):
    eta = min(kappa / loss, 0.9)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
