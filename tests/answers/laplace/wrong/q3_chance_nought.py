# Takes a chance of 0 for "not given" and returns one scale.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, scale * math.log(1 / (1 - chance)) if chance else scale
