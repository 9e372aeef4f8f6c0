# Takes the naive counter.
def change_variance(before, after, steps, epsilon):
    return 4 * (steps / epsilon) ** 2
