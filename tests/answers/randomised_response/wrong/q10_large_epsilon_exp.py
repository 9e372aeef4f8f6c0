# For epsilon above 5 the 1 beside e^epsilon is left out.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("epsilon must not be negative")
    return math.exp(-epsilon) if epsilon > 5 else 1 / (1 + math.exp(epsilon))
