# Takes κ for ε.
def flip_for(kappa):
    return 1 / (1 + math.exp(kappa))
