# Never less than one in a million, though for large ε less is enough.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return max(1 / (1 + math.exp(epsilon)), 1e-6)
