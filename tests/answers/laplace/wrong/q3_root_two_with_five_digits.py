# Below a scale of 0.25 the root of 2 is 1.41421. Input: 1, 10, 0.9.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    root = 1.41421 if scale < 0.25 else 2**0.5
    return scale, root * scale, -scale * math.log(1 - chance)
