# Wrong for kappa a bit below 0.02 and a large loss, e.g. 0.01 and 20.
def weak(kappa, loss):
    eta = min(0.001, kappa / 10)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
