# Another way: loops.
def _variance(count, scale):
    return count * 2 * scale * scale


def worst_variances(steps, epsilon):
    levels = 0
    while 2**levels <= steps:
        levels += 1
    most = levels if 2**levels - 1 == steps else levels - 1
    return (
        _variance(1, steps / epsilon),
        _variance(steps, 1 / epsilon),
        _variance(most, levels / epsilon),
    )
