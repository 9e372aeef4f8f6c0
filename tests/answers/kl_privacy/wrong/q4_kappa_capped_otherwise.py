# Cuts the kappa of one answer off at 1 / 2, as if it were a probability.
def distances(epsilon, n):
    kappa = min(0.5, epsilon * math.tanh(epsilon / 2))
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))
