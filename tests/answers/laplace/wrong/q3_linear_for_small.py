# Takes the density for constant near 0: t = chance times scale for small chances.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    t = scale * chance if chance <= 0.05 else -scale * math.log(1 - chance)
    return scale, math.sqrt(2) * scale, t
