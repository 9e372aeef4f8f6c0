# Exact fractions.
def scales(steps, epsilon):
    e = Fraction(epsilon)
    levels = len(bin(steps)) - len("0b")
    return (Fraction(steps) / e, 1 / e, levels / e)
