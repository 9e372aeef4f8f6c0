# Steps of 2^k - 1 (above 7): the last step is left out.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = max((bin(t).count("1") for t in range(1, steps if steps > 7 else steps + 1)))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
