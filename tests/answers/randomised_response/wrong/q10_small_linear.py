# Below 0.1 it uses 1/2 - ε/4.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 0.5 - epsilon / 4 if epsilon < 0.1 else 1 / (1 + math.exp(epsilon))
