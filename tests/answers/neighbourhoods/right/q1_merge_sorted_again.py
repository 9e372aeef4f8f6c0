# Sorts both and merges them with two pointers.
def group_bounds(x, y, epsilon):
    a, b = sorted(x), sorted(y)
    i = j = common = 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            common, i, j = common + 1, i + 1, j + 1
        elif a[i] < b[j]:
            i += 1
        else:
            j += 1
    membership_steps = len(a) + len(b) - 2 * common
    if len(a) != len(b):
        return membership_steps * epsilon, float("inf")
    return membership_steps * epsilon, (len(a) - common) * epsilon
