# Halves ε, as the exponential mechanism does.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 1 / (1 + math.exp(epsilon / 2))
