# Bisects p to the last bit.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    low, high = 0.0, 0.5
    for _ in range(1000):
        middle = (low + high) / 2
        if middle <= low or middle >= high:
            break
        if math.log1p(-middle) - math.log(middle) > epsilon:
            low = middle
        else:
            high = middle
    return high
