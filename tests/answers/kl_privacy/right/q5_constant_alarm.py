# An alarm so rare that it does for every κ and M.
def weak(kappa, loss):
    eta = 1e-4
    rare = eta * math.exp(-loss - 1e-6)
    return [eta, 1 - eta], [rare, 1 - rare]
