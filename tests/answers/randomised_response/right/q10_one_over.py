# Solves for p, with e^ε as it comes.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 1 / (1 + math.exp(epsilon))
