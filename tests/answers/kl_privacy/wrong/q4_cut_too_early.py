# Calls it 1 as soon as κ is above 1.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), 1 if kappa > 1 else math.sqrt(kappa / 2)
