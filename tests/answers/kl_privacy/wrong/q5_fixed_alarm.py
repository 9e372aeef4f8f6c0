# Wrong for small kappa, e.g. 1e-6 with loss 10: the alarm always comes with 1/1000.
def weak(kappa, loss):
    eta = 0.001
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
