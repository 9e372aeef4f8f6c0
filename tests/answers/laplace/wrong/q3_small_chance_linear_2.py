# For a chance below 1/10 the logarithm is replaced by its linear part, which is wrong for 0.05.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    t = scale * chance if chance < 0.1 else -scale * math.log(1 - chance)
    return [scale, math.sqrt(2 * scale**2), t]
