# From the two probabilities of randomised response.
def distances(epsilon, n):
    truth = 1 / (1 + math.exp(-epsilon))
    kappa = epsilon * (2 * truth - 1)
    big = 1 / (1 + math.exp(-n * epsilon))
    return 2 * big - 1, min(1.0, (n * kappa / 2) ** 0.5)
