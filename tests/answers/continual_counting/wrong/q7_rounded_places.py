# Wrong for epsilon = 97, steps = 3: the variance is rounded to six places.
def change_variance(before, after, steps, epsilon):
    low = (1 << (before ^ after).bit_length()) - 1
    m = (before & low).bit_count() + (after & low).bit_count()
    return round(2 * m * (steps.bit_length() / epsilon) ** 2, 6)
