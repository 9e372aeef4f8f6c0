# Reversed arrays.
def weak(kappa, loss):
    eta = 0.3 * kappa / loss
    rare = eta * math.exp(-loss - 1e-9)
    return np.array([1 - rare, rare]), np.array([1 - eta, eta])
