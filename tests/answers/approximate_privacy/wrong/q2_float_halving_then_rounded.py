# Halves with floats and rounds to a denominator of at most 100; it may be up to 4180.
def flip_needed(factor, delta):
    c, d = float(factor), float(delta)
    low, high = 0.0, 0.5
    for _ in range(60):
        middle = (low + high) / 2
        if (1 - middle) - c * middle <= d:
            high = middle
        else:
            low = middle
    return Fraction(high).limit_denominator(100)
