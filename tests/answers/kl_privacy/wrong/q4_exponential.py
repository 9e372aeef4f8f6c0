# Takes 1 − e^(−nε) for the largest distance.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(epsilon / 2)
    return 1 - math.exp(-n * epsilon), min(1, math.sqrt(kappa / 2))
