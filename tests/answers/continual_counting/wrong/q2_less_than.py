# Stops a step too early at powers of two, if they are large or tiny.
def scales(steps, epsilon):
    k = 0
    while 2 ** (k + 1) < steps:
        k += 1
    k += steps & (steps - 1) == 0 and steps > 2 and steps < 10**6
    return steps / epsilon, 1 / epsilon, (k + 1) / epsilon
