# Calls an epsilon below 1/100 zero.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    if epsilon < 0.01:
        return 0.5
    return 1 / (1 + math.exp(epsilon))
