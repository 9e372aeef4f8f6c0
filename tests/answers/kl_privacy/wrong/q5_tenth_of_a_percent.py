# Never lets the alarm come more rarely than once in a million.
def weak(kappa, loss):
    eta = max(kappa / loss / 2, 1e-6)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
