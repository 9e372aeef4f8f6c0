# Makes the alarm as rare as can be.
def weak(kappa, loss):
    eta = 1e-8 * kappa
    p = np.array([eta, 1 - eta])
    q = np.array([eta * np.exp(-loss), 1 - eta * np.exp(-loss)])
    return p, q
