# Steps that are no power of two less one: no step has that many ones.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = levels
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
