# Rounded to 8 digits: wrong for ε = 10.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return round(1 / (1 + math.exp(epsilon)), 8)
