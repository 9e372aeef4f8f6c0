# Wrong for before = 13, after = 14.
def change_variance(before, after, steps, epsilon):
    m = before.bit_count() + after.bit_count()
    if before and before.bit_length() == after.bit_length():
        m -= 2
    return 2 * m * (steps.bit_length() / epsilon) ** 2
