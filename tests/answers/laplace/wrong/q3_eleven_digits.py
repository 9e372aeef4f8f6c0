# Rounds to eleven digits behind the point, which is too few for small scales.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return [round(float(v), 11) for v in (scale, math.sqrt(2) * scale, -scale * math.log(1 - chance))]
