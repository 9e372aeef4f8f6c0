# Cuts the decimals of the loss off.
def weak(kappa, loss):
    loss = int(loss)
    eta = kappa / (2 * loss)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
