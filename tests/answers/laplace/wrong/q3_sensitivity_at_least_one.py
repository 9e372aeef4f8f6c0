# A sensitivity below 1 is taken to be 1.
def promise(sensitivity, epsilon, chance):
    scale = max(sensitivity, 1) / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
