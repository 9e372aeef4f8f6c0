# Kappa is rounded to hundredths, sometimes upwards.
def weak(kappa, loss):
    kappa = round(kappa + 1e-9, 2)
    eta = min(0.5, kappa / loss)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
