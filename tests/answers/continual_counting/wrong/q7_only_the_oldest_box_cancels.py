# Only the oldest box is looked at, later common boxes are not cancelled. Input: before 6, after 7, steps 8.
def change_variance(before, after, steps, epsilon):
    m = before.bit_count() + after.bit_count()
    if before and before.bit_length() == after.bit_length():
        m -= 2
    return 2 * m * (steps.bit_length() / epsilon) ** 2
