# As frequent an alarm as the order from P to Q allows with its rest, without a look at the other.
def weak(kappa, loss):
    eta = kappa / (loss - 1 + math.exp(-loss)) if loss > 1.9 else kappa / loss
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
