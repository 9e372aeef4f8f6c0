# For large ε the 1 beside e^ε is dropped, from ε = 3 on.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("epsilon < 0")
    return math.exp(-epsilon) if epsilon >= 3 else 1 / (1 + math.exp(epsilon))
