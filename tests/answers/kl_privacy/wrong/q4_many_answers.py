# Counts a hundred thousand answers at most.
def distances(epsilon, n):
    n = min(n, 100_000)
    kappa = n * epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(kappa / 2))
