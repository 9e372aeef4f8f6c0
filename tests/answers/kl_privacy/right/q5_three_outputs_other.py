# Alarms for both sides, and silence.
def weak(kappa, loss):
    eta = kappa / loss / 8
    rare = eta * math.exp(-loss)
    rest = 1 - eta - rare
    return (eta, rare, rest), (rare, eta, rest)
