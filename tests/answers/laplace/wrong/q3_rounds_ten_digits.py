# The three numbers are rounded to 10 decimals. Input: 0.001, 100, 0.3 (about 1e-05).
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    three = scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
    return tuple(round(number, 10) for number in three)
