# Forgets that there are n answers.
def distances(epsilon, n):
    kappa = epsilon * math.tanh(epsilon / 2)
    return math.tanh(epsilon / 2), min(1, math.sqrt(kappa / 2))
