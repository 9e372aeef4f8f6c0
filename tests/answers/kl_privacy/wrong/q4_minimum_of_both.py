# The way round is never worse than straight on, where it should be reported as it is.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    kappa = epsilon * math.tanh(epsilon / 2)
    return straight, min(1, straight, math.sqrt(n * kappa / 2))
