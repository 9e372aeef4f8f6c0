# Rounds both bounds to ten decimals.
def distances(epsilon, n):
    kappa = epsilon * math.tanh(epsilon / 2)
    both = math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))
    return [round(v, 10) for v in both]
