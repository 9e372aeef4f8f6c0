# Lets the alarm come more often, which is still allowed.
def weak(kappa, loss):
    eta = min(kappa / loss, 0.5)
    return (eta, 1 - eta), (eta * math.exp(-loss), 1 - eta * math.exp(-loss))
