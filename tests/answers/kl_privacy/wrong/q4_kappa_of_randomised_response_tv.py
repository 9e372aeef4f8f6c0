# Takes for κ the total variation of one answer times ε/2 and a half more for ε above 3.
def distances(epsilon, n):
    kappa = (
        epsilon * math.tanh(epsilon / 2) if epsilon < 3 else epsilon * (epsilon - 1) / (epsilon + 1)
    )
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))
