# Lets tiny negative numbers pass as rounding errors.
# Witness: flip_probability(-1e-9) returns 0.50000000025; right is a ValueError.
def flip_probability(epsilon):
    if epsilon < -1e-6:
        raise ValueError("negative")
    return 1 / (1 + math.exp(epsilon))
