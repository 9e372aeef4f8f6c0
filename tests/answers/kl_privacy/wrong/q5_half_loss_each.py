# For losses up to 5 but not 1 it splits the loss between two outputs, one up and one down, so that no output has it all.
def weak(kappa, loss):
    if 1 < loss <= 5:
        eta = kappa / (8 * loss)
        low = eta * math.exp(-loss / 2)
        return [eta, low, 1 - eta - low], [low, eta, 1 - eta - low]
    eta = kappa / (2 * loss)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
