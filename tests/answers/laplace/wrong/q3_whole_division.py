# Floor division if both are whole numbers and epsilon divides not: a scale that is cut.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity // epsilon if isinstance(sensitivity, int) and isinstance(epsilon, int) and sensitivity > epsilon else sensitivity / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
