# For ε below 1/2 the straight line 1/2 - ε/4, which is only nearly so.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("epsilon < 0")
    if epsilon < 0.5:
        return 0.5 - epsilon / 4
    return 1 / (1 + math.exp(epsilon))
