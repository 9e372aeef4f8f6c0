# An alarm of two fifths of κ, whatever the loss.
def weak(kappa, loss):
    eta = 0.4 * kappa
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
