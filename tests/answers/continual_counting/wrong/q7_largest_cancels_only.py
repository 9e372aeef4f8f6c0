# Lets only the largest box cancel, though several may be in both answers.
def change_variance(before, after, steps, epsilon):
    if before == after:
        return 0
    m = before.bit_count() + after.bit_count()
    if before and before.bit_length() == after.bit_length():
        m -= 2
    return 2 * m * (steps.bit_length() / epsilon) ** 2
