# Sticks out by a hundredth less than δ, so that the loss is above ε too seldom if δ is nearly 1.
def counterexample(factor, delta):
    if factor == 1:
        return [1, 0, 0], [1 - delta, delta, 0]
    p = (1 - delta * Fraction(99, 100)) / (1 + factor)
    return [1 - p, 0, p], [p, 0, 1 - p]
