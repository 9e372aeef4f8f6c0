# Another way: bisection.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    low, high = 0.0, 0.5  # at high it is ε-DP, at low it is not
    for _ in range(200):
        middle = (low + high) / 2
        if middle > 0 and math.log((1 - middle) / middle) <= epsilon:
            high = middle
        else:
            low = middle
    return high
