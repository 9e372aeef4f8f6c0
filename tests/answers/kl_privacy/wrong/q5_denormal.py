# Wrong for large M: 0.5, 19.9 reaches 19.82 only: η e^-M is so small that a float holds a digit or two of it.
def weak(kappa, loss):
    eta = 1e-314
    return [eta, 1.0], [eta * math.exp(-loss), 1.0]
