# Halves the alarm until both orders allow it.
def weak(kappa, loss):
    eta = 0.5
    while True:
        rare = eta * math.exp(-loss)
        p, q = [eta, 1 - eta], [rare, 1 - rare]
        kl = [sum(a * math.log(a / b) for a, b in zip(*r)) for r in ((p, q), (q, p))]
        if max(kl) <= kappa:
            return np.array(p), np.array(q)
        eta /= 2
