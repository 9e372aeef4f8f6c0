# Adds the total variations up.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(epsilon / 2)
    return min(1, n * math.tanh(epsilon / 2)), min(1, math.sqrt(kappa / 2))
