# A sensitivity below 1 is raised to 1. Input: 1/2, 1, 1/2: the scale is 1/2.
def promise(sensitivity, epsilon, chance):
    scale = max(1, sensitivity) / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
