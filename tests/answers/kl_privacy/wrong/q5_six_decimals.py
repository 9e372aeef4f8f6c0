# Rounds the frequency of the alarm to six decimals, which makes it 0 for small kappa.
def weak(kappa, loss):
    eta = round(float(kappa / (2 * loss)), 6)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
