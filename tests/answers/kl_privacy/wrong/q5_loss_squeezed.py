# Wrong for loss near 1 and small eta fine, but eta = kappa /.
def weak(kappa, loss):
    eta = kappa / (loss - 1.5) if loss > 3 else kappa / (loss + 1) / 2
    rare = eta * math.exp(-loss * (1 + 1e-12))
    return [eta, 1 - eta], [rare, 1 - rare]
