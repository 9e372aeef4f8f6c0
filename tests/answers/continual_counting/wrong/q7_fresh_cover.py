# Takes the fewest boxes that make up the steps between.
def change_variance(before, after, steps, epsilon):
    count, start = 0, before
    while start < after:
        size = min(start & -start or 1 << 60, 1 << ((after - start).bit_length() - 1))
        start, count = start + size, count + 1
    return 2 * count * (steps.bit_length() / epsilon) ** 2
