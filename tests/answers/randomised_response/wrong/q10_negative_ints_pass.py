# Wrong for a negative int: only floats are looked after, ints are cut off at 0.
def flip_probability(epsilon):
    if isinstance(epsilon, float) and epsilon < 0:
        raise ValueError("negative")
    return 1 / (1 + math.e ** max(epsilon, 0))
