# Three outputs: right
def weak(kappa, loss):
    eta = kappa / (3 * loss)
    p = (eta, eta * math.exp(-loss), 1 - eta - eta * math.exp(-loss))
    return p, (p[1], p[0], p[2])
