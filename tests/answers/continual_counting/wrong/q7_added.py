# Adds the variances of both answers.
def change_variance(before, after, steps, epsilon):
    return 2 * (before.bit_count() + after.bit_count()) * (steps.bit_length() / epsilon) ** 2
