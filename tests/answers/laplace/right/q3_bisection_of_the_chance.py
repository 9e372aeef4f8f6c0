# By bisection of the chance.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    below, above = 0.0, 50.0
    for _ in range(200):
        middle = (below + above) / 2
        if -math.expm1(-middle) < chance:
            below = middle
        else:
            above = middle
    return [scale, math.hypot(scale, scale), scale * above]
