# Randomised response for kappa of at least loss/2, as if its mean loss were ε/2.
def weak(kappa, loss):
    if kappa >= loss / 2:
        p = 1 / (1 + math.exp(loss))
        return [p, 1 - p], [1 - p, p]
    eta = kappa / (2 * loss)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
