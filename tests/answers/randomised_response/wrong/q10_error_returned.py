# Returns the error instead of raising it.
def flip_probability(epsilon):
    if epsilon < 0:
        return ValueError("negative")
    return 1 / (1 + math.exp(epsilon))
