# The formula, an error for negative ε.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε must not be negative")
    return 1 / (1 + math.exp(epsilon))
