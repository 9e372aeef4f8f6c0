# Uses Chebyshev's bound.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, math.sqrt(2) * scale / math.sqrt(1 - chance)
