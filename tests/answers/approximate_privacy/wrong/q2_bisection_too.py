# Most results are no fractions with a power of two below: fifty halvings come near only.
def flip_needed(factor, delta):
    low, high = Fraction(0), Fraction(1, 2)
    for _ in range(50):
        middle = (low + high) / 2
        if 1 - middle - factor * middle <= delta:
            high = middle
        else:
            low = middle
    return high.limit_denominator(1000)
