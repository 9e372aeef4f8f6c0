# Takes the boxes of as many steps as lie between.
def change_variance(before, after, steps, epsilon):
    return 2 * (after - before).bit_count() * (steps.bit_length() / epsilon) ** 2
