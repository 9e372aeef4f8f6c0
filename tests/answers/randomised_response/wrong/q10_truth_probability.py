# Returns the probability of the truth.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return math.exp(epsilon) / (1 + math.exp(epsilon))
