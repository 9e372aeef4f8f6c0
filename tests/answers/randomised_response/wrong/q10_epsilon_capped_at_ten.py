# Eps is capped at 10 against an overflow. Input: 11.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε must not be negative")
    return 1 / (1 + math.exp(min(epsilon, 10)))
