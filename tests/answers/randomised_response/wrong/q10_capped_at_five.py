# Caps epsilon at 5, as larger ones "promise nothing".
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 1 / (1 + math.exp(min(epsilon, 5)))
