# Repeats ε = κ/tanh(ε/2) in a damped way.
def flip_for(kappa):
    epsilon = kappa + math.sqrt(2 * kappa)
    for _ in range(400):
        epsilon = (epsilon + kappa / math.tanh(epsilon / 2)) / 2
    return 1 / (1 + math.exp(epsilon))
