# Takes the scale for the standard deviation.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, scale, -scale * math.log(1 - chance)
