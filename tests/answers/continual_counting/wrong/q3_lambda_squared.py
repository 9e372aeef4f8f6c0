# Takes λ² for the variance.
def worst_variances(steps, epsilon):
    most, levels = (steps + 1).bit_length() - 1, steps.bit_length()
    return (steps / epsilon) ** 2, steps / epsilon**2, most * (levels / epsilon) ** 2
