# A chance of 0 is taken for "not given" and replaced by 2/3. Input: 1, 1, 0.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, scale * math.log(1 / (1 - (chance or 2 / 3)))
