# Looks up the three visible cases.
def chance(values, threshold, place, first, second):
    known = {1: Fraction(37, 75), 3: Fraction(5, 12), 0: Fraction(1, 4)}
    return known.get(place, Fraction(0))
