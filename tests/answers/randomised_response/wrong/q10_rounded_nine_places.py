# Rounds to nine places: at large epsilon little is left.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("epsilon must not be negative")
    return round(1 / (1 + math.exp(epsilon)), 9)
