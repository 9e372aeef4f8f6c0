# Looks for t by bisection up to four scales only; a chance of 0.99 needs 4.6.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    low, high = 0, 4 * scale
    for _ in range(100):
        t = (low + high) / 2
        if 1 - math.exp(-t / scale) < chance:
            low = t
        else:
            high = t
    return scale, scale * 2**0.5, low
