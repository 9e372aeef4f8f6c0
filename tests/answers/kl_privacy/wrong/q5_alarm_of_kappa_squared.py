# An alarm with probability κ² /2, too often for κ near 1 and a large loss.
def weak(kappa, loss):
    eta = kappa**2 / 2
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
