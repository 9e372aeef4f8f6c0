# The alarm that uses a good part of what both orders allow, found by halving.
def weak(kappa, loss):
    eta = 0.5
    while True:
        rare = eta * math.exp(-loss)
        if max(two_valued(eta, rare), two_valued(rare, eta)) <= kappa:
            return np.array([[rare, 1 - rare], [eta, 1 - eta]])
        eta /= 2
