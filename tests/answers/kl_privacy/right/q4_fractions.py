# Keeps ε exact as long as it can.
def distances(epsilon, n):
    together = Fraction(epsilon) * n
    kappa = float(together) * math.tanh(epsilon / 2)
    return [math.tanh(float(together) / 2), math.sqrt(min(kappa, 2) / 2)]
