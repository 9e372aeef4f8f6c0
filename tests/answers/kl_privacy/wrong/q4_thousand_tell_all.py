# Says 1 for both from a thousand answers on.
def distances(epsilon, n):
    if n >= 1000:
        return 1, 1
    kappa = epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))
