# Wrong for large epsilon: rounded to ten decimals.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return round(1 - 1 / (1 + math.exp(-epsilon)), 10)
