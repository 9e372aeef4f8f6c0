# Many outputs: a quarter thousand that are shared equally, and one alarm with a loss a bit above.
def weak(kappa, loss):
    loss = float(loss) + 1e-6
    eta = min(1e-3, float(kappa) / 64)
    p = [eta] + [(1 - eta) / 250] * 250
    rare = eta * math.exp(-loss)
    q = [rare] + [(1 - rare) / 250] * 250
    return p, q
