# Forgets the half in Pinsker's inequality.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(kappa))
