# Refuses only what is clearly negative.
def flip_probability(epsilon):
    if epsilon < -1e-9:
        raise ValueError
    return 1 / (1 + math.exp(epsilon))
