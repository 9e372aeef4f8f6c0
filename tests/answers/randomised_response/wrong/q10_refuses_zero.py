# Refuses ε = 0 as well, which is a fair coin.
def flip_probability(epsilon):
    if epsilon <= 0:
        raise ValueError("epsilon must be positive")
    return 1 / (1 + math.exp(epsilon))
