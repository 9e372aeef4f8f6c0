# Always takes the alarm of the example, with probability 1/1000, whatever kappa is.
# Witness: weak(1e-6, 20) returns ([0.001, 0.999], [2.0611536224385577e-12, 0.9999999999979389]): the mean loss of the first from second is 0.0190005, at most 1e-06 is right; the mean loss of the second from first is 0.0010005, at most 1e-06 is right.
def weak(kappa, loss):
    eta = 1 / 1000
    rare = eta * math.exp(-loss)
    return [eta, 1 - eta], [rare, 1 - rare]
