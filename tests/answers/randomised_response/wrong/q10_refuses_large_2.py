# An ε above 50 is refused. Input: 60 must return about 0.
def flip_probability(epsilon):
    if not 0 <= epsilon <= 50:
        raise ValueError("ε out of range")
    return 1 / (1 + math.exp(epsilon))
