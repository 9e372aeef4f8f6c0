# Bisection that stops after 20 steps.
# Witness: flip_probability(2) returns 0.11920309066772461; right is 0.11920292202211757.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    low, high = 0.0, 0.5
    for _ in range(20):
        middle = (low + high) / 2
        if (1 - middle) / middle > math.exp(epsilon):
            low = middle
        else:
            high = middle
    return high
