# Says that no flips are needed for an epsilon above 10.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 0.0 if epsilon > 10 else 1 / (math.exp(epsilon) + 1)
