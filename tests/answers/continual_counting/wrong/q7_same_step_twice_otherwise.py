# Looks for the first differing digit, and finds nothing in common if there is none.
def change_variance(before, after, steps, epsilon):
    common = 0
    for k in range(6, -1, -1):
        if (before >> k & 1) != (after >> k & 1):
            common = (before >> (k + 1)).bit_count()
            break
    m = before.bit_count() + after.bit_count() - 2 * common
    return 2 * m * (steps.bit_length() / epsilon) ** 2
