# Uses randomised response, whose mean loss is as bad.
def weak(kappa, loss):
    p = 1 / (1 + math.exp(loss))
    return [1 - p, p], [p, 1 - p]
