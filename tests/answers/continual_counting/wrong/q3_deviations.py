# Returns standard deviations.
def worst_variances(steps, epsilon):
    most, levels = (steps + 1).bit_length() - 1, steps.bit_length()
    return tuple(
        v**0.5
        for v in (
            2 * (steps / epsilon) ** 2,
            2 * steps / epsilon**2,
            2 * most * (levels / epsilon) ** 2,
        )
    )
