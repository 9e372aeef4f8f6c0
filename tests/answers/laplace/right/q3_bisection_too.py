# Another way: bisection.
def promise(sensitivity, epsilon, chance):
    low, high = 0.0, 10.0  # in scales
    for _ in range(100):
        middle = (low + high) / 2
        if -math.expm1(-middle) < chance:
            low = middle
        else:
            high = middle
    scale = sensitivity / epsilon
    return [scale, (2 * scale**2) ** 0.5, scale * high]
