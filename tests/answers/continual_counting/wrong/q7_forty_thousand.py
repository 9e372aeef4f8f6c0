# Knows sixteen levels of boxes.
def change_variance(before, after, steps, epsilon):
    left, s, t = 0, before % 2**16, after % 2**16
    while s != t:
        s, t, left = min(s, t), max(s, t) & (max(s, t) - 1), left + 1
    return 2 * left * (steps.bit_length() / epsilon) ** 2
