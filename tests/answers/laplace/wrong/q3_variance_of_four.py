# Believes that the variance is 4λ².
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, 2 * scale, -scale * math.log(1 - chance)
