# Another way: all steps.
def worst_variances(steps, epsilon):
    levels = math.floor(math.log2(steps)) + 1
    ones = max(bin(t).count("1") for t in range(1, steps + 1))
    naive = 2 * (steps / epsilon) ** 2
    bits = max(t * 2 * (1 / epsilon) ** 2 for t in (1, steps))
    return [naive, bits, ones * 2 * (levels / epsilon) ** 2]
