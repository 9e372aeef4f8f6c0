# Counts the bits of all steps.
def worst_variances(steps, epsilon):
    l = len(bin(steps)) - 2
    m = max(map(int.bit_count, range(steps + 1)))
    return tuple(
        2 * s * s * c for s, c in ((steps / epsilon, 1), (1 / epsilon, steps), (l / epsilon, m))
    )
