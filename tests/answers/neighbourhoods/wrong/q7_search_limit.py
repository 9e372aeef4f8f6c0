# Counts up, and gives up at a hundred thousand.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    one = p * (1 - p) / (1 - 2 * p) ** 2
    for n in range(1, 100_000):
        if one / n <= error**2:
            return n
    return 100_000
