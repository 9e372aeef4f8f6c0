# Two alarms, one for each data set, and silence: the same in both orders.
def weak(kappa, loss):
    eta = kappa / (4 * loss)
    rare = eta / math.exp(loss)
    silence = 1 - eta - rare
    return [eta, rare, silence], [rare, eta, silence]
