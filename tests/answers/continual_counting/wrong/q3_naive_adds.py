# The naive counter: noise is taken to add up for over 1000 steps.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = (steps + 1).bit_length() - 1
    return (
        2 * (steps if steps > 1000 else 1) * (steps / epsilon) ** 2,
        2 * steps / epsilon**2,
        2 * most * (levels / epsilon) ** 2,
    )
