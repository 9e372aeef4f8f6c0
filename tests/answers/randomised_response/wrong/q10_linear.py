# Treats ε as if it grew in proportion to the chance of the truth.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return max(0, 1 / 2 - epsilon / 4)
