# The loss is missed by a thousandth.
def weak(kappa, loss):
    eta = kappa / (loss + 1) / 2
    rare = eta * math.exp(-loss * (0.999))
    return [eta, 1 - eta], [rare, 1 - rare]
