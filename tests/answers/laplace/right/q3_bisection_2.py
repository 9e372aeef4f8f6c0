# T is found by a bisection on the probability that the noise is larger, in units of the scale.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    low, high = 0.0, 8.0
    for _ in range(100):
        middle = (low + high) / 2
        if -math.expm1(-middle) < chance:
            low = middle
        else:
            high = middle
    return [scale, (2 * scale**2) ** 0.5, scale * low if chance else 0]
