# Another way: bisection.
def weak(kappa, loss):
    def costs(eta):
        rare = eta * math.exp(-loss)
        return max(two_valued(eta, rare), two_valued(rare, eta))

    low, high = kappa / 100, 0.5
    for _ in range(60):
        middle = (low + high) / 2
        if costs(middle) <= kappa * 0.999:
            low = middle
        else:
            high = middle
    rare = low * math.exp(-loss)
    return [low, 1 - low], [rare, 1 - rare]
