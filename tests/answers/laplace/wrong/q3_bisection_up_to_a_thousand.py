# The size is searched up to 1000 only. Input: 1000, 0.5, 0.9.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    low, high = 0.0, 1000.0
    for _ in range(200):
        middle = (low + high) / 2
        if 1 - math.exp(-middle / scale) < chance:
            low = middle
        else:
            high = middle
    return scale, math.sqrt(2) * scale, high
