# Wrong for large M: 0.5, 20 uses η = 1/20, and has a mean loss of 0.95.
def weak(kappa, loss):
    eta = 0.05 if kappa >= 0.5 else 0.0005
    rare = eta / math.exp(loss)
    return np.array([eta, 1 - eta]), np.array([rare, 1 - rare])
