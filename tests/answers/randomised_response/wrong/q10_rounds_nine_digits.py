# P is rounded to 9 decimals. Input: 15 (3.059e-07).
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε must not be negative")
    return round(1 / (1 + math.exp(epsilon)), 9)
