# A chance of 0 is taken for "not given" and replaced by 2/3.
def promise(sensitivity, epsilon, chance):
    s = sensitivity / epsilon
    return s, math.sqrt(2) * s, -s * math.log(1 - (chance or 2 / 3))
