# Takes ε for e^ε.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 1 / (1 + epsilon)
