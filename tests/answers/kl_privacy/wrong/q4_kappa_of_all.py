# Takes the κ of all ε together.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(n * epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(kappa / 2))
