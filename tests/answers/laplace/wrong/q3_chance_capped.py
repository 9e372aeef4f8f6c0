# Chances above 0.99 are cut to 0.99. Input: 1, 1, 0.999.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - min(chance, 0.99))
