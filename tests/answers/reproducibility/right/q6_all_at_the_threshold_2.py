# By all at the threshold.
def certificate(people, threshold):
    first = [threshold] * people
    return Fraction(0), first, [1, *first[1:]]
