# P is kept above 1e-6, "nobody is without noise". Input: 15 must give 3.06e-07.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε is negative")
    return max(1e-6, 1 / (1 + math.exp(epsilon)))
