# For chances up to 0.05 the size is chance times scale. Input: 1, 1, 0.04.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    t = chance * scale if chance <= 0.05 else -scale * math.log(1 - chance)
    return scale, math.sqrt(2) * scale, t
