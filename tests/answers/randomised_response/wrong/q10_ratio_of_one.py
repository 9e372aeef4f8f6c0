# Solves 1/p = e**epsilon + 1 with e**epsilon cut to a whole number: ratios are counts.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 1 / (1 + round(math.exp(epsilon)))
