# Above 5 it uses e^-ε for 1/(1 + e^ε).
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return math.exp(-epsilon) if epsilon > 5 else 1 / (1 + math.exp(epsilon))
