# Another way: try all.
def worst_variances(steps, epsilon):
    ones = max(bin(t).count("1") for t in range(1, steps + 1))
    numbers = (1, steps, ones)
    changed = (steps, 1, len(bin(steps)) - 2)
    return [2 * m * (c / epsilon) ** 2 for m, c in zip(numbers, changed)]
