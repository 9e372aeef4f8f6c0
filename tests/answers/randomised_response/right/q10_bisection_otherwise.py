# Bisection on the log-ratio.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative epsilon")
    low, high = 0.0, 0.5
    for _ in range(200):
        mid = (low + high) / 2
        if mid > 0 and math.log((1 - mid) / mid) <= epsilon:
            high = mid
        else:
            low = mid
    return high
