# Kappa below 1e-4: the alarm is too frequent.
def weak(kappa, loss):
    eta = max(kappa / (loss + 1) / 2, 1e-5)
    rare = eta * math.exp(-loss * (1 + 1e-12))
    return [eta, 1 - eta], [rare, 1 - rare]
