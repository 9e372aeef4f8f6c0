# Grows the levels and the ones in a loop.
def worst_variances(steps, epsilon):
    levels = ones = 0
    power = 1
    while power <= steps:
        levels += 1
        if 2 * power - 1 <= steps:
            ones += 1
        power *= 2
    variance = lambda scale: 2.0 * scale * scale
    return (variance(steps / epsilon), steps * variance(1 / epsilon), ones * variance(levels / epsilon))
