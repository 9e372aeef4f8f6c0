# Wrong for steps = 12 (and 6, 7, 13 ...): the logarithm is rounded to the nearest, not down.
def scales(steps, epsilon):
    levels = round(math.log2(steps)) + 1
    return steps / epsilon, 1 / epsilon, levels / epsilon
