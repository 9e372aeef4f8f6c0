# Wrong for epsilon above 5: it raises a ValueError, "this is not private".
def flip_probability(epsilon):
    if not 0 <= epsilon <= 5:
        raise ValueError("epsilon out of range")
    return 1 / (1 + math.exp(epsilon))
