# Rounds to six digits.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(epsilon / 2)
    return round(math.tanh(n * epsilon / 2), 6), min(1, round(math.sqrt(kappa / 2), 6))
