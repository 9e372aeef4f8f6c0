# An epsilon above 5 is thought meaningless and lowered to 5.
def promise(sensitivity, epsilon, chance):
    s = sensitivity / min(epsilon, 5)
    return s, math.sqrt(2) * s, -s * math.log(1 - chance)
