# One half of the loss in each direction: no output has it all for losses above 10.
def weak(kappa, loss):
    eta = kappa / (loss + 1) / 2
    rare = eta * math.exp(-(loss if loss < 10 else loss / 2))
    return [eta, 1 - eta], [rare, 1 - rare]
