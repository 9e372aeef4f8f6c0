# Right: plain
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("epsilon must not be negative")
    return 1 / (1 + math.exp(epsilon))
