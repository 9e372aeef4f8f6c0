# A value is above 1 where the threshold is above 9/10.
def certificate(people, threshold):
    first = (threshold,) * people
    return 0, first, (threshold + Fraction(1, 10),) + first[1:]
