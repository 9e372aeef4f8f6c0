# Another way: search.
def weak(kappa, loss):
    eta = 0.25
    while True:
        rare = eta * math.exp(-1.0001 * loss)
        if max(two_valued(eta, rare), two_valued(rare, eta)) <= kappa * 0.99:
            return [eta, 1 - eta], [rare, 1 - rare]
        eta /= 2
