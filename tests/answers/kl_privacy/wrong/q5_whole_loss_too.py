# Wrong for a loss that is not whole, e.g. 2.5: the worst loss is 2.
def weak(kappa, loss):
    eta = kappa / (2 * loss)
    rare = eta * math.exp(-int(loss))
    return [eta, 1 - eta], [rare, 1 - rare]
