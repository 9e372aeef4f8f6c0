# Searches m up to 100000 only.
def cells_needed(people, share):
    for m in range(1, 100_000):
        if (1 - 1 / m) ** (people - 1) >= share:
            return m
    return 100_000
