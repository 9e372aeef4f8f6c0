# Keeps the rare probability above 1e-14, so that the worst loss stays below what was asked.
# Witness: weak(0.1, 30) returns ([0.0016666666666666668, 0.9983333333333333], [1e-14, 0.99999999999999]): the worst loss is 25.8393, at least 30 is right.
def weak(kappa, loss):
    eta = kappa / (2 * loss)
    rare = max(eta * math.exp(-loss), 1e-14)
    return [eta, 1 - eta], [rare, 1 - rare]
