# Another way: tanh.
def distances(epsilon, n):
    kappa = epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))
