# Takes the size of the difference of both variances.
def change_variance(before, after, steps, epsilon):
    return 2 * abs(after.bit_count() - before.bit_count()) * (steps.bit_length() / epsilon) ** 2
