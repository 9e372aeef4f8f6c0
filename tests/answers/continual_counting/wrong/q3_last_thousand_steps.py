# To save time only the last thousand steps are searched. Input: steps 70000 (65535 has the most ones).
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    ones = max(t.bit_count() for t in range(max(1, steps - 1000), steps + 1))
    return [2 * steps**2 / epsilon**2, 2 * steps / epsilon**2, 2 * levels**2 * ones / epsilon**2]
