# By recursion drops the lowest bit.
def change_variance(before, after, steps, epsilon):
    if before == after:
        return 0.0
    one = 2 * ((int(math.log2(steps)) + 1) / epsilon) ** 2
    if after > before:
        return one + change_variance(min(before, after & (after - 1)), max(before, after & (after - 1)), steps, epsilon)
    return change_variance(after, before, steps, epsilon)
