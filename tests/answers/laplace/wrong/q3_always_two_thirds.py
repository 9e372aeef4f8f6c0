# Takes ln 3, whatever the chance.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, scale * math.log(3)
