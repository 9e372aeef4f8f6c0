# Above epsilon = 10 no flips are made at all, but p = 0 is not private for any finite epsilon, such as 12.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε < 0")
    if epsilon > 10:
        return 0.0
    return 1 / (1 + math.exp(epsilon))
