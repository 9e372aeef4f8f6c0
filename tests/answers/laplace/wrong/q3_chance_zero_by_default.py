# A chance of 0 is taken for no chance given, and 2/3 is put in its place. Input: 1, 1, 0: t is 0.
def promise(sensitivity, epsilon, chance):
    chance = chance or 2 / 3
    scale = sensitivity / epsilon
    return scale, scale * 2**0.5, -scale * math.log(1 - chance)
