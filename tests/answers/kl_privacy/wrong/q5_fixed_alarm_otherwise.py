# Gives the alarm a probability of 1/2000, always.
def weak(kappa, loss):
    eta = 1 / 2000
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
