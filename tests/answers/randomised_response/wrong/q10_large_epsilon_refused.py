# Raises for eps above 50 too, "nobody needs that". Input: 60 (about 0 is asked).
def flip_probability(epsilon):
    if not 0 <= epsilon <= 50:
        raise ValueError("ε must lie between 0 and 50")
    return 1 / (1 + math.exp(epsilon))
