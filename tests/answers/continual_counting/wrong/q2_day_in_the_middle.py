# Counts the boxes that hold the day after two thirds of the stream, not the worst day.
def scales(steps, epsilon):
    day = 2 * steps // 3 + (steps == 1)
    levels = 0
    size = 1
    while size <= steps:
        first = (day - 1) // size * size
        if first + size <= steps:
            levels += 1
        size *= 2
    return steps / epsilon, 1 / epsilon, levels / epsilon
