# Wrong for before = 12, after = 14: only the largest common box cancels (1 to 8), the second (9 to 12) is counted twice.
def change_variance(before, after, steps, epsilon):
    top = lambda t: 1 << (t.bit_length() - 1) if t else 0
    left = before.bit_count() + after.bit_count()
    if top(before) == top(after) and before:
        left -= 2
    return 2 * left * (steps.bit_length() / epsilon) ** 2
