# Caps the loss at 25 against underflow.
# Witness: weak(0.1, 30) returns ([0.0016666666666666668, 0.9983333333333333], [2.314657310827337e-14, 0.9999999999999769]): the worst loss is 25, at least 30 is right.
def weak(kappa, loss):
    eta = kappa / (2 * loss)
    rare = eta * math.exp(-min(loss, 25))
    return [eta, 1 - eta], [rare, 1 - rare]
