# Above 10 it takes e^-ε, not exact enough. Input: 10.5: off by 2.8e-05 of its size.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε is negative")
    return math.exp(-epsilon) if epsilon > 10 else 1 / (1 + math.exp(epsilon))
