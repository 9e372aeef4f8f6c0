# Edits somebody by a hundredth only.
def certificate(people, threshold):
    step = Fraction(1, 100)
    first = (Fraction(threshold),) * people
    return 0, first, (min(first[0] + step, 1), *first[1:])[::-1]
