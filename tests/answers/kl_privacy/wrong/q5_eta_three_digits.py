# Rounds the alarm's probability to three digits: for a small kappa and a large loss it is 0.
def weak(kappa, loss):
    eta = round(kappa / (2 * loss), 3)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
