# Chance = 0 is taken for "not given": ln 3 scales instead of 0.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - (chance or 2 / 3))
