# Exact fractions, levels counted by doubling
def scales(steps, epsilon):
    eps, levels, size = Fraction(epsilon), 0, 1
    while size <= steps:
        levels, size = levels + 1, size * 2
    return [Fraction(n) / eps for n in (steps, 1, levels)]
