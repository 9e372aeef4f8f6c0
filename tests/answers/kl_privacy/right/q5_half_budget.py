# Half budget.
def weak(kappa, loss):
    eta = kappa / (2 * loss)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
