# Rounded to 9 digits. Input: 12 must give 6.144e-06.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε is negative")
    return round(1 / (1 + math.exp(epsilon)), 9)
