# Takes a chance of 0 for none given, and puts 2/3.
def promise(sensitivity, epsilon, chance):
    chance = chance or 2 / 3
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
