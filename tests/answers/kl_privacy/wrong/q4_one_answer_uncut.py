# Returns early for a single answer, without cutting the bound off at 1.
def distances(epsilon, n):
    kappa = epsilon * math.tanh(epsilon / 2)
    if n == 1:
        return math.tanh(epsilon / 2), math.sqrt(kappa / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))
