# Wrong for epsilon above 10: "no flips are needed any more", so 0.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 0.0 if epsilon > 10 else 1 / (1 + math.exp(epsilon))
