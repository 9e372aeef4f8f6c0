# The search for m ends at 10000, where larger towns need more.
def cells_needed(people, share):
    for m in range(1, 10001):
        if (1 - 1 / m) ** (people - 1) >= share:
            return m
    return 10000
