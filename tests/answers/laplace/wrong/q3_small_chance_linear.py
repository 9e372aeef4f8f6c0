# Chance below 1/10: t = chance * scale.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    t = chance * scale if chance < 0.1 else -scale * math.log(1 - chance)
    return scale, math.sqrt(2) * scale, t
