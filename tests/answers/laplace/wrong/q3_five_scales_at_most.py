# Noise is thought never to be beyond five scales. Input: 1, 1, 999/1000: right is 6.9.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, min(-scale * math.log(1 - chance), 5 * scale)
