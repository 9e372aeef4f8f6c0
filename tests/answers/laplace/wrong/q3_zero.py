# A chance of 0 is taken for two thirds.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - (chance or 2 / 3))
