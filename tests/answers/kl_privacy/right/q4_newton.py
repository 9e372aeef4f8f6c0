# Uses Newton's method in ε.
def flip_for(kappa):
    epsilon = kappa + 1.5 * math.sqrt(kappa)
    for _ in range(50):
        t = math.tanh(epsilon / 2)
        slope = t + epsilon / 2 * (1 - t * t)
        epsilon -= (epsilon * t - kappa) / slope
    return 1 / (1 + math.exp(epsilon))
