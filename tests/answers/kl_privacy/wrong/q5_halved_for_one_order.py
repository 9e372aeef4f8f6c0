# Looks at one order only: 0.75, 1 begins and ends with η = 0.9, whose other mean loss is 0.94.
def weak(kappa, loss):
    eta = 0.9
    while two_valued(eta, eta * math.exp(-loss)) > kappa:
        eta /= 2
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
