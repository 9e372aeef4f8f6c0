# Finds the p whose ε is right by bisection.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    low, high = 0.0, 0.5
    for _ in range(200):
        middle = (low + high) / 2
        if (1 - middle) > math.exp(epsilon) * middle:
            low = middle
        else:
            high = middle
    return high
