# Uses a little less than δ.
def counterexample(factor, delta):
    p = (1 - delta * Fraction(999, 1000)) / (1 + factor)
    if 1 - p <= delta:
        p = (1 - delta) / (1 + factor)
    return np.array([1 - p, p]), np.array([p, 1 - p])
