# Counts one side of the noise only.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, max(0, -scale * math.log(2 * (1 - chance)))
