# Wrong for n kappa between 1.6 and 20: another inequality is mixed in, Pinsker's bound is asked.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(kappa / 2), math.sqrt(-math.expm1(-kappa)))
