# Cuts the sensitivity to a whole number.
def promise(sensitivity, epsilon, chance):
    scale = int(sensitivity) / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
