# Wrong for a loss that is not whole: 0.5, 6.5 reaches 6 only.
def weak(kappa, loss):
    eta, rare = kappa / 20, kappa / 20
    for _ in range(int(loss)):
        rare /= math.e
    return (eta, 1 - eta), (rare, 1 - rare)
