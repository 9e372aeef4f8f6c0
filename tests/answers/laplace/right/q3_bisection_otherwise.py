# Looks for t by bisection of the distribution function, in units of the scale.
def promise(sensitivity, epsilon, chance):
    low, high = 0.0, 8.0
    for _ in range(200):
        middle = (low + high) / 2
        if -math.expm1(-middle) < chance:
            low = middle
        else:
            high = middle
    scale = float(Fraction(sensitivity) / Fraction(epsilon))
    if chance == 0:
        low = 0.0
    return [scale, (2 * scale**2) ** 0.5, low * scale]
