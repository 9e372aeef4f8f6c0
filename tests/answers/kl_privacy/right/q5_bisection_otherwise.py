# Here bisection: right
def weak(kappa, loss):
    low, high = 0.0, 1 - 1e-6
    for _ in range(60):
        eta = (low + high) / 2
        rare = eta * math.exp(-loss)
        if max(two_valued(eta, rare), two_valued(rare, eta)) <= kappa:
            low = eta
        else:
            high = eta
    eta = low * 0.999
    rare = eta * math.exp(-loss) * 0.999999
    return [eta, 1 - eta], [rare, 1 - rare]
