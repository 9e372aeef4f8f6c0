# Wrong for loss above 26: the alarm is as rare as kappa needs up to there.
def weak(kappa, loss):
    eta = kappa / 25
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
