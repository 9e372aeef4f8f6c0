# Takes the size of the Laplace quantile at the chance where it lies below one half.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    if 0 < chance < 0.5:
        t = abs(scale * math.log(2 * chance))
    else:
        t = scale * math.log(1 / (1 - chance))
    return scale, math.sqrt(2) * scale, t
