# The case of epsilon 0 is left to the search, which returns a number below 1e-12 in its place.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = np.max(utilities) - np.array(utilities)
    best, everybody = (gaps == 0).sum(), len(gaps)
    if t > 1 / best or (t == 1 / best and best < everybody):
        return math.inf
    low, high = 0.0, 1.0
    enough = lambda e: 1 / np.exp(-e * gaps / (2 * sensitivity)).sum() >= t
    while not enough(high):
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return float(high)
