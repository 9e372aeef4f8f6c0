# From ε = 20 on 0 is returned. Input: 20 must give 2.06e-09.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε is negative")
    return 0.0 if epsilon >= 20 else 1 / (1 + math.exp(epsilon))
