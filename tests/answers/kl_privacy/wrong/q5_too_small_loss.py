# Losses above 20 are cut.
def weak(kappa, loss):
    eta = kappa / (loss + 1) / 2
    rare = eta * math.exp(-min(loss, 20) * (1 + 1e-12))
    return [eta, 1 - eta], [rare, 1 - rare]
