# Takes kappa/20 for the alarm, as if the loss were always 20.
# Witness: weak(0.01, 30) returns ([0.0005, 0.9995], [4.6788114844200876e-17, 1.0]): the mean loss of the first from second is 0.0145001, at most 0.01 is right.
def weak(kappa, loss):
    eta = kappa / 20
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
