# For epsilon of 1 and more takes kappa = epsilon, as if tanh were 1 there.
def distances(epsilon, n):
    kappa = epsilon * math.tanh(epsilon / 2) if epsilon < 1 else epsilon
    return math.tanh(n * epsilon / 2), min(1, (n * kappa / 2) ** 0.5)
