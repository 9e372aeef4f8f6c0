# Wrong for chances below 1/10: there -ln(1 - c) is replaced by c.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    t = scale * (chance if chance < 0.1 else -math.log(1 - chance))
    return scale, math.sqrt(2) * scale, t
