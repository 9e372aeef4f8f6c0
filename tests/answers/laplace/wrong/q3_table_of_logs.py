# Wrong for chances other than 2/3 and 9/10: the logarithm is looked up for the nearest of them.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    known = {2 / 3: math.log(3), 0.9: math.log(10)}
    nearest = min(known, key=lambda c: abs(c - chance))
    return scale, math.sqrt(2) * scale, scale * known[nearest]
