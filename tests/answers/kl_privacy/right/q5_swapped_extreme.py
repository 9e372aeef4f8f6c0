# The rare alarm in the first row, with a fixed tiny probability and more loss than asked.
def weak(kappa, loss):
    eta = 1e-4
    rare = eta * math.exp(-loss - 1)
    return [[rare, 1 - rare], [eta, 1 - eta]]
