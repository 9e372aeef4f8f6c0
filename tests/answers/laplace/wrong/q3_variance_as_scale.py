# Takes the variance for the scale.
def promise(sensitivity, epsilon, chance):
    scale = 2 * (sensitivity / epsilon) ** 2
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
