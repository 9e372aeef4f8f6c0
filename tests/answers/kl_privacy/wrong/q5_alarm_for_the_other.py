# Q gets the alarm with P's probability times e^M, which is above 1 for a large M.
def weak(kappa, loss):
    eta = kappa / loss / 2
    return [eta * math.exp(-loss / 2), 1 - eta * math.exp(-loss / 2)], [
        eta * math.exp(loss / 4),
        1 - eta * math.exp(loss / 4),
    ]
