# Bisection, then the only fraction with a small denominator that is near.
def flip_needed(factor, delta):
    low, high = Fraction(-1), Fraction(1)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if 1 - middle - factor * middle <= delta else (middle, high)
    return high.limit_denominator(10000)
