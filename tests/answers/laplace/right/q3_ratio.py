# The size as the logarithm of one over the rest.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return [scale, scale * 2**0.5, scale * math.log(1 / (1 - chance))]
