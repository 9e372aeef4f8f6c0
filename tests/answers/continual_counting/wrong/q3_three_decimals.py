# The variances are rounded to three decimals
# Witness: worst_variances(1, 100) gives (0.0, 0.0, 0.0), right is (0.0002, 0.0002, 0.0002)
def worst_variances(steps, epsilon):
    m = (steps + 1).bit_length() - 1
    levels = steps.bit_length()
    found = 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (levels / epsilon) ** 2
    return tuple(round(v, 3) for v in found)
