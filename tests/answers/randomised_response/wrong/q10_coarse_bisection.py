# Halves the interval only 30 times, so that small p have few right digits.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    low, high = 0.0, 0.5
    for _ in range(30):
        p = (low + high) / 2
        if (1 - p) / p > math.exp(epsilon):
            low = p
        else:
            high = p
    return high
