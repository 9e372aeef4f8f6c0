# T is searched from 0 to 100 only. Input: 1000, 1, 1/2: right is 693.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    low, high = 0.0, 100.0
    for _ in range(200):
        middle = (low + high) / 2
        if 1 - math.exp(-middle / scale) < chance:
            low = middle
        else:
            high = middle
    return scale, math.sqrt(2) * scale, low
