# The second is cut just below 1.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    kappa = epsilon * math.tanh(epsilon / 2)
    return straight, min(0.999999, math.sqrt(n * kappa / 2))
