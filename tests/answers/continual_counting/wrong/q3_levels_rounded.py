# Rounds the logarithm of the levels to the nearest.
def worst_variances(steps, epsilon):
    levels = round(math.log2(steps)) + 1
    ones = max(bin(t).count("1") for t in range(1, steps + 1))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * ones * (levels / epsilon) ** 2
