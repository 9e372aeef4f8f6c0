# Bounds κ by ε (e^ε − 1), which is true but not the smallest bound.
def distances(epsilon, n):
    kappa = n * epsilon * math.expm1(epsilon)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(kappa / 2))
