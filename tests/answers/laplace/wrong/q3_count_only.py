# Gives the accuracy of a count, whatever the sensitivity.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, -math.log(1 - chance) / epsilon
