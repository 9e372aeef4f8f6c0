# The second is above 1.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    kappa = epsilon * math.tanh(epsilon / 2)
    return straight, math.sqrt(n * kappa / 2)
