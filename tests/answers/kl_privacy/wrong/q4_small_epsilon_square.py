# For epsilon below 1/10 the approximation ε²/2 is taken for κ.
def distances(epsilon, n):
    kappa = epsilon**2 / 2 if epsilon < 0.1 else epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))
