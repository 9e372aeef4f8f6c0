# Gives answer 0 a noise.
def change_variance(before, after, steps, epsilon):
    left, s, t = 0, before, after
    while s != t:
        s, t, left = min(s, t), max(s, t) & (max(s, t) - 1), left + 1
    return 2 * (left + (not before and after > 0)) * (steps.bit_length() / epsilon) ** 2
