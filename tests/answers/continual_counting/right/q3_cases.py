# All ones only just before a power of two.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    ones = levels if steps == 2**levels - 1 else levels - 1
    return 2 * steps * steps / epsilon**2, 2 * steps / epsilon**2, 2 * ones * levels**2 / epsilon**2
