# Finds the size by bisection.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    low, high = 0.0, 60.0
    for _ in range(200):
        middle = (low + high) / 2
        if 1 - math.exp(-middle) < chance:
            low = middle
        else:
            high = middle
    return scale, math.hypot(scale, scale), high * scale
