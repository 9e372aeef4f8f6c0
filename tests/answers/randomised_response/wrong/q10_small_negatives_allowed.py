# Negative values above -1e-6 are let through as rounding noise. Input: -1e-7 (ValueError is asked).
def flip_probability(epsilon):
    if epsilon < -1e-6:
        raise ValueError
    return 1 / (1 + math.exp(epsilon))
