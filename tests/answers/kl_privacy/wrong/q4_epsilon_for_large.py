# For epsilon of 1 or more it takes the smaller of epsilon and epsilon^2/2 for kappa.
def distances(epsilon, n):
    if epsilon >= 1:
        kappa = min(epsilon, epsilon**2 / 2)
    else:
        kappa = epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))
