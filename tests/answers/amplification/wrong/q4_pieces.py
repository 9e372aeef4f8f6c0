# Splits each output into as many pieces as the factor, rounded up.
def tight(factor):
    k = math.ceil(factor)
    lie = 1 / (1 + factor)
    return [(1 - lie) / k] * k + [lie / k] * k, [lie / k] * k + [(1 - lie) / k] * k
