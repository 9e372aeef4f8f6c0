# Wrong for large M: 0.01, 19.5: the rare alarm, 1.7e-12, is rounded up to 2e-12, and the loss is 19.3.
def weak(kappa, loss):
    eta = kappa / 20
    rare = round(eta * math.exp(-loss), 12)
    return [eta, 1 - eta], [rare, 1 - rare]
