# The sign is looked at after cutting to a whole number. Input: -0.5 must raise, gives 0.62.
def flip_probability(epsilon):
    if int(epsilon) < 0:
        raise ValueError("ε is negative")
    return 1 / (1 + math.exp(epsilon))
