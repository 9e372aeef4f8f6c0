# Wrong for scales above 1 that are not whole: they are divided with //.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity // epsilon if sensitivity > epsilon else sensitivity / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
