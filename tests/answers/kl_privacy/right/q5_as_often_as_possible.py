# Bisection: the alarm is as often as both orders allow (nearly).
def weak(kappa, loss):
    low, high = 0.0, 0.5
    for _ in range(80):
        eta = (low + high) / 2
        rare = eta * math.exp(-loss)
        if max(two_valued(eta, rare), two_valued(rare, eta)) <= 0.999 * kappa:
            low = eta
        else:
            high = eta
    # with little room, take away a little: the loss stays
    eta = low * 0.999
    return np.array([[eta * math.exp(-loss), 1 - eta * math.exp(-loss)], [eta, 1 - eta]])
