# Wrong for chances for which 1/(1 - chance) is not whole: it is rounded first.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, scale * math.sqrt(2), scale * math.log(round(1 / (1 - chance)))
