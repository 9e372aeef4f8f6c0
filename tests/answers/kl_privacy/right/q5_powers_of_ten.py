# Powers of ten instead of e: the worst loss is more than twice what was asked, the alarm rarer for it.
def weak(kappa, loss):
    eta = kappa / (5 * loss)
    rare = eta * 10.0**-loss
    return (1 - eta, eta), (1 - rare, rare)
