# Bisection stops after 31 steps, an error of 1e-10. Input: 8.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε must not be negative")
    low, high = 0.0, 0.5
    for _ in range(31):
        middle = (low + high) / 2
        if (1 - middle) / middle > math.exp(epsilon):
            low = middle
        else:
            high = middle
    return (low + high) / 2
