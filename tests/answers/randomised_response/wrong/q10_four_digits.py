# Rounds to four digits.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return round(1 / (1 + math.exp(epsilon)), 4)
