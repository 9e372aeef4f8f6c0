# Each of the two outputs is split into ten, in an array.
def counterexample(factor, delta):
    p = (1 - delta) / (1 + factor)
    P = [(1 - p) / 10, p / 10] * 10
    return np.array(P, dtype=object), np.array(P[::-1], dtype=object)
