# The output is nine tenths of the way to the most that is possible.
def counterexample(factor, delta):
    least, most = max(Fraction(1, 2), delta), (factor + delta) / (1 + factor)
    s = least + (most - least) * Fraction(9, 10)
    t = (s - delta) / factor
    return (s, 1 - s), (t, 1 - t)
