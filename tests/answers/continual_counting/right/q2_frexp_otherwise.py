# The exponent of the float, exact since all numbers of steps are.
def scales(steps, epsilon):
    _, levels = math.frexp(float(steps))
    return tuple(v * (1.0 / float(epsilon)) for v in (float(steps), 1.0, float(levels)))
