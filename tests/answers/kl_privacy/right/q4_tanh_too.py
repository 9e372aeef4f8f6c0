# Another way: tanh.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    kappa = epsilon * math.tanh(epsilon / 2)
    return straight, min(1, math.sqrt(n * kappa / 2))
