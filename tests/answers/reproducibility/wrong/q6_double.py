# A value twice the threshold is above 1 for a threshold above 2/3.
def certificate(people, threshold):
    if threshold == 0:
        return 0, (0,) * people, (1,) + (0,) * (people - 1)
    first = (threshold,) * people
    high = min(threshold * 2, threshold + Fraction(1, 3))
    return 0, first, (high,) + first[1:]
