# Wrong for (1, 3) after (0, 2): answers are remembered by two differences, not by both steps.
q7_cache = {}


def change_variance(before, after, steps, epsilon):
    key = (after - before, after.bit_count() - before.bit_count(), steps, epsilon)
    if key not in q7_cache:
        low = (1 << (before ^ after).bit_length()) - 1
        m = (before & low).bit_count() + (after & low).bit_count()
        q7_cache[key] = 2 * m * (steps.bit_length() / epsilon) ** 2
    return q7_cache[key]
