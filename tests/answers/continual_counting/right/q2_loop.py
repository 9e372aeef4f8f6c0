# Counts levels by doubling.
def scales(steps, epsilon):
    levels, size = 0, 1
    while size <= steps:
        levels, size = levels + 1, 2 * size
    return [steps / epsilon, 1 / epsilon, levels / epsilon]
