# Sum of half the duels: each other candidate pulls with the difference of utilities.
def slopes(utilities, sensitivity):
    k = len(utilities)
    return tuple(
        math.fsum(float(mine) - float(other) for other in utilities) / k / k / 2 / float(sensitivity)
        for mine in utilities
    )
