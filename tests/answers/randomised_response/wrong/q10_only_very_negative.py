# Very negative values are caught, slightly negative ones taken for rounding errors of 0.
def flip_probability(epsilon):
    if epsilon < -0.05:
        raise ValueError("epsilon must not be negative")
    return 1 / (1 + math.exp(max(epsilon, 0.0)))
