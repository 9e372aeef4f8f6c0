# Takes a noise for each step between.
def change_variance(before, after, steps, epsilon):
    return 2 * (after - before) * (steps.bit_length() / epsilon) ** 2
