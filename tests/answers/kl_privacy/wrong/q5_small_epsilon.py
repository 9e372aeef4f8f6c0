# Uses randomised response with a small loss.
def weak(kappa, loss):
    p = 1 / (1 + math.exp(kappa))
    return [1 - p, p], [p, 1 - p]
