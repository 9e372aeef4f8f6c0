# Levels by the exponent of a float, exact below 2^53
def scales(steps, epsilon):
    _, levels = math.frexp(steps)
    one = 1.0 / float(epsilon)
    return [steps * one, one, levels * one]
