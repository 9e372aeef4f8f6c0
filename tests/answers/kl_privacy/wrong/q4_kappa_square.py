# Epsilon is not small: kappa is smaller than half its square.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    kappa = epsilon**2 / 2
    return straight, min(1, math.sqrt(n * kappa / 2))
