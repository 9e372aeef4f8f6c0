# Exact fractions, and a list.
def scales(steps, epsilon):
    e = Fraction(epsilon)
    levels = sum(1 for k in range(60) if 2**k <= steps)
    return [Fraction(int(steps)) / e, 1 / e, Fraction(levels) / e]
