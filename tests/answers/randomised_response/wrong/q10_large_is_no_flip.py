# From epsilon = 15 on nobody need flip.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("epsilon must not be negative")
    return 0.0 if epsilon >= 15 else 1 / (1 + math.exp(epsilon))
