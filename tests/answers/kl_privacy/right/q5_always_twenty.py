# Always twenty: right
def weak(kappa, loss):
    eta = kappa / 40
    rare = eta * math.exp(-20.5)
    return np.array([[1 - rare, rare], [1 - eta, eta]])
