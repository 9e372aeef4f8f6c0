# Everybody just at the threshold, and the last one raised to 1
def certificate(people, threshold):
    first = (threshold,) * people
    return Fraction(0), first, first[:-1] + (Fraction(1),)
