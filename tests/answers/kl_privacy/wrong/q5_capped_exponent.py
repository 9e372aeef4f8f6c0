# Wrong for loss above 20: the exponent is capped.
def weak(kappa, loss):
    eta = kappa / (2 * loss)
    rare = eta * math.exp(-min(loss, 20))
    return [eta, 1 - eta], [rare, 1 - rare]
