# The alarm is as frequent as the first order alone allows at loss 1: the other is too dear.
def weak(kappa, loss):
    eta = kappa / loss if loss > 1.1 else 0.99 * kappa / (loss - 0.3)
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
