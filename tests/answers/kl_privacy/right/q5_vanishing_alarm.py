# By vanishing alarm.
def weak(kappa, loss):
    eta = 1e-200
    return np.array([[eta, 1.0], [eta * math.exp(-loss - 1), 1.0]])
