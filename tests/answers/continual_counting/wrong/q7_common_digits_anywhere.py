# Ones at the same binary place are taken for the same box, if both numbers have as many digits
# Witness: change_variance(5, 7, 8, 1.0) gives 32.0, right is 96.0
def change_variance(before, after, steps, epsilon):
    common = (before & after).bit_count() if before.bit_length() == after.bit_length() else 0
    left = before.bit_count() + after.bit_count() - 2 * common
    return 2 * left * (steps.bit_length() / epsilon) ** 2
