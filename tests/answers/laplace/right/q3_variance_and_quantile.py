# Variance and quantile.
def promise(sensitivity, epsilon, chance):
    scale = Fraction(sensitivity) / Fraction(epsilon)
    variance = 2 * scale * scale
    upper = Fraction(1, 2) + Fraction(chance) / 2  # Pr(z <= t), by symmetry
    t = -float(scale) * math.log(2 * (1 - upper))
    return [float(scale), math.sqrt(variance), t]
