# Fractions then log
def promise(sensitivity, epsilon, chance):
    scale = Fraction(sensitivity) / Fraction(epsilon)
    rest = 1 - Fraction(chance)
    t = float(scale) * (math.log(rest.denominator) - math.log(rest.numerator))
    return float(scale), math.sqrt(float(2 * scale * scale)), t
