# Looks for t up to five scales only.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    low, high = 0.0, 5 * scale
    for _ in range(200):
        middle = (low + high) / 2
        if 1 - math.exp(-middle / scale) < chance:
            low = middle
        else:
            high = middle
    return scale, math.sqrt(2) * scale, high if chance else 0.0
