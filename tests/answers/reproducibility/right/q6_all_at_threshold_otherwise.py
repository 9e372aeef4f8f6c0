# All values are the threshold, and one person steps up to 1
def certificate(people, threshold):
    return [Fraction(0), [threshold] * people, [threshold] * (people - 1) + [1]]
