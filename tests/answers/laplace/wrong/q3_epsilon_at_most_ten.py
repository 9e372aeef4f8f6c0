# Above 10 is taken to be 10.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / min(epsilon, 10)
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
