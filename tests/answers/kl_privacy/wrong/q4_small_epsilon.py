# Uses ε²/2, which is so for small ε only.
def flip_for(kappa):
    return 1 / (1 + math.exp(math.sqrt(2 * kappa)))
