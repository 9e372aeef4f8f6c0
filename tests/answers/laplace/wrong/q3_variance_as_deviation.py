# Returns the variance in place of its root.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, 2 * scale**2, -scale * math.log(1 - chance)
