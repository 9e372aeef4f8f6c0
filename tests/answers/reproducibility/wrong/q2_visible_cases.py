# Looks up the visible cases.
def better_way(people):
    return Fraction(11, 16) if people == 5 else Fraction(3, 4)
