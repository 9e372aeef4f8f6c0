# Merges the two sorted heaps.
def group_bounds(x, y, epsilon):
    here, there = sorted(x), sorted(y)
    i = j = common = 0
    while i < len(here) and j < len(there):
        if here[i] == there[j]:
            i, j, common = i + 1, j + 1, common + 1
        elif here[i] < there[j]:
            i += 1
        else:
            j += 1
    membership_steps = len(here) + len(there) - 2 * common
    if len(here) != len(there):
        return [membership_steps * epsilon, float("inf")]
    return [membership_steps * epsilon, (len(here) - common) * epsilon]
