# The sensitivity is rounded up to a whole number, which is wrong for 0.1.
def promise(sensitivity, epsilon, chance):
    scale = math.ceil(sensitivity) / epsilon
    return scale, scale * 2**0.5, scale * math.log(1 / (1 - chance))
