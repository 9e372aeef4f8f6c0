# Sixty halvings come close, and are not exact; a denominator of 5000 is not always enough.
def flip_needed(factor, delta):
    low, high = Fraction(0), Fraction(1, 2)
    for _ in range(60):
        middle = (low + high) / 2
        if 1 - middle - factor * middle <= delta:
            high = middle
        else:
            low = middle
    return high.limit_denominator(5000)
