# Tries hundredths only; the answer is seldom one.
def flip_needed(factor, delta):
    for k in range(51):
        p = Fraction(k, 100)
        if (1 - p) - factor * p <= delta:
            return p
