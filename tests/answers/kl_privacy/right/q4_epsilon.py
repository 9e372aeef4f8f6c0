# Finds ε by bisection, and then p.
def flip_for(kappa):
    low, high = 0.0, 50.0
    for _ in range(100):
        epsilon = (low + high) / 2
        if epsilon * math.tanh(epsilon / 2) < kappa:
            low = epsilon
        else:
            high = epsilon
    return 1 / (1 + math.exp(high))
