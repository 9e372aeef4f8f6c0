# The variance in place of the standard deviation.
def promise(sensitivity, epsilon, chance):
    s = sensitivity / epsilon
    return s, 2 * s**2, -s * math.log(1 - chance)
