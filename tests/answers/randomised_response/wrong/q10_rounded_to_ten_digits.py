# The probability is rounded to ten digits, where that for epsilon = 20 is 2.06e-9.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError(f"{epsilon} is negative")
    return round(1 / (math.exp(epsilon) + 1), 10)
