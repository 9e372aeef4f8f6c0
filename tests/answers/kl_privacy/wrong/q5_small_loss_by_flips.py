# For losses up to 2 takes randomised response, whose mean loss does not depend on kappa.
# Witness: weak(0.1, 1) returns ([0.7310585786300049, 0.2689414213699951], [0.2689414213699951, 0.7310585786300049]): the mean loss of the first from second is 0.462117, at most 0.1 is right; the mean loss of the second from first is 0.462117, at most 0.1 is right.
def weak(kappa, loss):
    if loss <= 2:
        p = 1 / (1 + math.exp(loss))
        return [1 - p, p], [p, 1 - p]
    eta = kappa / (2 * loss)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
