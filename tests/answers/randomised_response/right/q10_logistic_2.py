# P = 1/(1 + e^eps).
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("no protocol is ε-DP for a negative ε")
    return 1 / (1 + math.exp(epsilon))
