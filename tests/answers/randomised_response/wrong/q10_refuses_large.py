# Above 50 ε is refused, but only a negative one may be.
def flip_probability(epsilon):
    if not 0 <= epsilon <= 50:
        raise ValueError("ε out of range")
    return 1 / (1 + math.exp(epsilon))
