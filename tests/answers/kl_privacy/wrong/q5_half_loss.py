# Gives half of the loss to either side.
def weak(kappa, loss):
    eta = kappa / (4 * loss)
    rare = eta * math.exp(-loss / 2)
    return [eta, rare, 1 - eta - rare], [rare, eta, 1 - eta - rare]
