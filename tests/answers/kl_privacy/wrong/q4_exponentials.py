# Large n epsilon: e^(n eps) overflows.
def distances(epsilon, n):
    straight = (math.exp(n * epsilon) - 1) / (math.exp(n * epsilon) + 1)
    kappa = epsilon * math.tanh(epsilon / 2)
    return straight, min(1, math.sqrt(n * kappa / 2))
