# The variant that is often proposed: whoever is absent is silent for certain.
def variant(epsilon):
    q, p = 1 / 2, 1 / (1 + math.exp(epsilon))
    return [[0, 0, 1], [q * (1 - p), q * p, 1 - q], [q * p, q * (1 - p), 1 - q]]
