# Everybody has the same value, just at the threshold.
def certificate(people, threshold):
    everybody = (Fraction(threshold),) * people
    return Fraction(0), everybody, (Fraction(1),) + everybody[1:]
