# Rounded to six decimals.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("epsilon < 0")
    return round(1 / (1 + math.exp(epsilon)), 6)
