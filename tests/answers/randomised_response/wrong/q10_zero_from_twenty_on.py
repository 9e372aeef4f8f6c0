# From eps = 20 on p is set to 0, but that protocol is not eps-DP. Input: 20 (2.06e-09).
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε must not be negative")
    return 0.0 if epsilon >= 20 else 1 / (1 + math.exp(epsilon))
