# Powers sum.
def scales(steps, epsilon):
    unit = 1 / epsilon
    return tuple(unit * changed for changed in (steps, 1, sum(2**k <= steps for k in range(41))))
