# Chances are compared as floats, and a t whose chances are 0 counts as no success. Input: 1, 1, 700: it says 256, where the logarithm of the ratio is 256.
def certificate(bound, epsilon, claimed):
    best, best_ratio = 0.0, 0.0
    for k in range(12):
        t = 2.0**k * bound / epsilon
        here = math.exp(-t * epsilon / bound) / 2
        there = math.exp(-2 * t * epsilon / bound) / 2
        if there > 0 and here / there > best_ratio:
            best, best_ratio = t, here / there
    return (0,), (0, 0), best
