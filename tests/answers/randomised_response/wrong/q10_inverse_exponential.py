# Takes e^-ε: the ratio of 1 and p, not of 1 - p and p.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return math.exp(-epsilon)
