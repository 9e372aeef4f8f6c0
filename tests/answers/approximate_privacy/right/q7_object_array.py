# By object array.
def counterexample(factor, delta):
    p = Fraction(1 - delta) / (1 + factor)
    return np.array([[1 - p, p], [p, 1 - p]], dtype=object)
