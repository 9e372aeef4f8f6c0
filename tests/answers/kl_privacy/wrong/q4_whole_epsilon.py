# Takes tanh of ε, not of its half.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon), min(1, math.sqrt(kappa / 2))
