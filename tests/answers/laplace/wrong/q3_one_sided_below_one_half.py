# Below 1/2 the one-sided quantile is taken, which is negative. Input: 1, 1, 0.3.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    if chance < 0.5 and chance > 0:
        t = scale * math.log(2 * chance)
    else:
        t = -scale * math.log(1 - chance)
    return scale, math.sqrt(2) * scale, t
