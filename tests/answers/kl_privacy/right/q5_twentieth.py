# An alarm of probability kappa/20, the most likely one last, numpy.
def weak(kappa, loss):
    eta = float(kappa) / 20
    p = np.array([1 - eta, eta])
    rare = eta * np.exp(-float(loss))
    return np.array([p, [1 - rare, rare]])
