# Rounds the logarithm for the levels to the nearest.
def worst_variances(steps, epsilon):
    l = round(math.log2(steps)) + 1
    m = int(math.log2(steps + 1))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (l / epsilon) ** 2
