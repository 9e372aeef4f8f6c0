# Counts the ones of every step.
def worst_variances(steps, epsilon):
    ones = max(bin(t).count("1") for t in range(1, steps + 1))
    levels = math.floor(math.log2(steps)) + 1
    return [
        2 * (steps / epsilon) ** 2,
        2 * steps * (1 / epsilon) ** 2,
        2 * ones * (levels / epsilon) ** 2,
    ]
