# Counts, for every step, the changed numbers of each counter.
def scales(steps, epsilon):
    levels = 0
    for day in range(1, steps + 1):
        hit, size = 0, 1
        while size <= steps:
            start = (day - 1) // size * size
            hit += start + size <= steps
            size *= 2
        levels = max(levels, hit)
    answers = max(steps - day + 1 for day in range(1, steps + 1))
    return [float(n) / float(epsilon) for n in (answers, 1, levels)]
