# The way round uses the Bretagnolle–Huber bound where Pinsker's is above nine tenths.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(epsilon / 2)
    pinsker = math.sqrt(kappa / 2)
    return math.tanh(n * epsilon / 2), min(pinsker, math.sqrt(1 - math.exp(-kappa)))
