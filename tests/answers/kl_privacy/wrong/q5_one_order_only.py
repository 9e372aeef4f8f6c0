# Wrong for the other order if κ is near 1 and M near it: 0.9, 1 has the mean losses 0.75 and 0.94.
def weak(kappa, loss):
    eta = kappa / loss
    if eta >= 1:
        eta = 0.5
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
