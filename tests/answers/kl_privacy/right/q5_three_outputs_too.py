# Three outputs.
def weak(kappa, loss):
    eta = kappa / (4 * loss + 4)
    rare = eta / math.exp(loss * 1.000001)
    rest = (1 - eta - rare) / 1
    return (eta, rare, rest), (rare, eta, rest)
