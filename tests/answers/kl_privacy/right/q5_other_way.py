# Makes the alarm the other data set's.
def weak(kappa, loss):
    eta = kappa / (10 * loss)
    low = eta / math.exp(loss)
    return [[low, 1 - low], [eta, 1 - eta]]
