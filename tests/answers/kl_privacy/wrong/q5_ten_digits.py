# Probabilities are rounded to ten digits.
def weak(kappa, loss):
    eta = kappa / loss / 2
    rare = round(eta * math.exp(-loss), 10)
    return [eta, 1 - eta], [rare, 1 - rare]
