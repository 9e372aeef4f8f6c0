# A chance above 0.99 is taken to be 0.99.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(max(1 - chance, 0.01))
