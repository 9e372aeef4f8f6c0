# Wrong for epsilon below 0.01 (and not tiny): epsilon^2/2 is only nearly kappa.
def distances(epsilon, n):
    kappa = epsilon**2 / 2 if epsilon < 0.01 else epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))
