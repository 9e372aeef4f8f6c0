# Looks for the most frequent alarm that is allowed.
def weak(kappa, loss):
    low, high = 0.0, 1.0
    for _ in range(50):
        eta = (low + high) / 2
        rare = eta * math.exp(-loss)
        worst = max(two_valued(eta, rare), two_valued(rare, eta))
        low, high = (eta, high) if worst <= kappa else (low, eta)
    return [low, 1 - low], [low * math.exp(-loss), 1 - low * math.exp(-loss)]
