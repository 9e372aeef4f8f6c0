# Epsilon above 10 is taken for 10. Input: 1, 100, 1/2: the scale is 1/100.
def promise(sensitivity, epsilon, chance):
    epsilon = min(epsilon, 10)
    scale = sensitivity / epsilon
    return [scale, scale * math.sqrt(2), scale * math.log(1 / (1 - chance))]
