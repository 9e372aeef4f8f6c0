# The scale is rounded to 8 digits: (0.01, 7, 0.5).
def promise(sensitivity, epsilon, chance):
    scale = round(sensitivity / epsilon, 8)
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
