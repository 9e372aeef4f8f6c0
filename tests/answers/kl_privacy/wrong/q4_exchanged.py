# Exchanges the two ways.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(epsilon / 2)
    return min(1, math.sqrt(kappa / 2)), math.tanh(n * epsilon / 2)
