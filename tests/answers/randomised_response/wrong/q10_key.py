# For ε above 30 there is nothing left.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError
    return 1 / (1 + math.exp(epsilon)) if epsilon < 20 else 0.0
