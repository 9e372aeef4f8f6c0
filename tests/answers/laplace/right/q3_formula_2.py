# The scale, and the two multiples of it.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
