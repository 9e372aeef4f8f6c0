# Remembers results by the three steps, whatever epsilon is.
def change_variance(before, after, steps, epsilon, memory={}):
    key = before, after, steps
    if key not in memory:
        cut = (before ^ after).bit_length()
        m = before.bit_count() + after.bit_count() - 2 * (before >> cut).bit_count()
        memory[key] = 2 * m * (steps.bit_length() / epsilon) ** 2
    return memory[key]
