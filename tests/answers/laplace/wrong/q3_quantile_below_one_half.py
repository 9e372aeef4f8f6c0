# Below one half the chance is read as that of one tail, as for a quantile. Input: 1, 1, 1/4: right is 0.288, it says 0.693.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    if chance == 0:
        t = 0
    elif chance < 0.5:
        t = -scale * math.log(2 * chance)
    else:
        t = -scale * math.log(1 - chance)
    return scale, math.sqrt(2) * scale, t
