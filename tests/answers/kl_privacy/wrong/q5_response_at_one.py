# Wrong for loss = 1 (up to 1.5) and small kappa.
def weak(kappa, loss):
    if loss <= 1.5:
        p = 1 / (1 + math.exp(loss))
        return [p, 1 - p], [1 - p, p]
    eta = kappa / (2 * loss)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
