# Only the first order is respected; the alarm may come with probability 0.9.
def weak(kappa, loss):
    eta = min(0.9, kappa / loss)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
