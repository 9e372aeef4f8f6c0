# 25 steps of bisection are too few. Input: 1: off by up to 1e-8.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε is negative")
    low, high = 0.0, 0.5
    for _ in range(25):
        middle = (low + high) / 2
        if (1 - middle) > math.exp(epsilon) * middle:
            low = middle
        else:
            high = middle
    return high
