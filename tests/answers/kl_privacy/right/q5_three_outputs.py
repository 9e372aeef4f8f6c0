# Gives each data set an alarm of its own.
def weak(kappa, loss):
    eta = kappa / (5 * loss)
    low = eta * math.exp(-loss)
    rest = 1 - eta - low
    return [eta, low, rest], [low, eta, rest]
