# The loss is a millionth less than asked.
def weak(kappa, loss):
    eta = kappa / loss / 2
    rare = eta * math.exp(-loss * (1 - 1e-6))
    return [eta, 1 - eta], [rare, 1 - rare]
