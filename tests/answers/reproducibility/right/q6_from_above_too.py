# From above.
def certificate(people, threshold):
    first = np.array([1 - threshold] * people, dtype=object)
    second = first.copy()
    second[people // 2] = Fraction(0)
    return 1, first, second
