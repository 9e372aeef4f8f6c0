# Wrong at the threshold 1/2 all values are 1 already, and nobody is changed.
def certificate(people, threshold):
    average = Fraction(1, 2) if threshold <= Fraction(1, 2) else 0
    first = (average + threshold,) * people
    return average, first, first[:-1] + (1,)
