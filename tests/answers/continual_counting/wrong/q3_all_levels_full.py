# The boxes of all levels are added up once T is no power of two
# Witness: worst_variances(6, 1.0)[2] gives 54.0, right is 36.0
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    m = levels - 1 if steps & (steps - 1) == 0 else levels
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (levels / epsilon) ** 2
