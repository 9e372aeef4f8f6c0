# Rounds the loss down.
def weak(kappa, loss):
    eta = kappa / loss / 2
    rare = eta * math.exp(-int(loss))
    return [eta, 1 - eta], [rare, 1 - rare]
