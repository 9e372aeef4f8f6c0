# All at threshold.
def certificate(people, threshold):
    first = np.array([threshold] * people, dtype=object)
    second = first.copy()
    second[-1] = Fraction(1)
    return Fraction(0), first, second
