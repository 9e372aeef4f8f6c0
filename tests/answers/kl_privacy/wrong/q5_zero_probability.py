# Large loss: the second row has a zero.
def weak(kappa, loss):
    eta = kappa / (loss + 1) / 2
    rare = eta * math.exp(-loss * (1 + 1e-12))
    rare = rare if loss < 25 else 0.0
    return [eta, 1 - eta], [rare, 1 - rare]
