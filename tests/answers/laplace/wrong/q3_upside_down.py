# Divides ε by the sensitivity.
def promise(sensitivity, epsilon, chance):
    scale = epsilon / sensitivity
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
