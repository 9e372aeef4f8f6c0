# Counts the box sizes that fit by doubling.
def scales(steps, epsilon):
    levels, size = 0, 1
    while size <= steps:
        levels += 1
        size *= 2
    return [changed / epsilon for changed in (steps, 1, levels)]
