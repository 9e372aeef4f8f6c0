# Leaves the sensitivity out.
def promise(sensitivity, epsilon, chance):
    scale = 1 / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
