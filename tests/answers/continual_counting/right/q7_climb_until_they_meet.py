# Strips the newest box off the longer past until both are the same; each strip leaves one noise.
def change_variance(before, after, steps, epsilon):
    noises = 0
    while before != after:
        if before < after:
            after &= after - 1
        else:
            before &= before - 1
        noises += 1
    levels = 0
    while 2**levels <= steps:
        levels += 1
    return noises * 2 * levels**2 / epsilon**2
