# Looks for the smallest enough p among fractions with denominators up to 20.
def flip_needed(factor, delta):
    tries = sorted({Fraction(a, b) for b in range(1, 21) for a in range(b + 1)})
    return next(p for p in tries if 1 - p <= factor * p + delta)
