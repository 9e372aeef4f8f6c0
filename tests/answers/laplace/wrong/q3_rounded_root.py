# Root two as 1.41421356.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, 1.4142 * scale, -scale * math.log(1 - chance)
