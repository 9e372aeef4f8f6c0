# The loss is measured in bits.
def weak(kappa, loss):
    eta = kappa / loss / 2
    rare = eta * 2.0**-loss
    return [eta, 1 - eta], [rare, 1 - rare]
