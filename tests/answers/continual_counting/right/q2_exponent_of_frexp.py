# The exponent of the float, which is exact up to 2^53.
def scales(steps, epsilon):
    return [float(n) / epsilon for n in (steps, 1, math.frexp(steps)[1])]
