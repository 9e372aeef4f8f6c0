# Subtracts the variances of both answers.
def change_variance(before, after, steps, epsilon):
    return 2 * (after.bit_count() - before.bit_count()) * (steps.bit_length() / epsilon) ** 2
