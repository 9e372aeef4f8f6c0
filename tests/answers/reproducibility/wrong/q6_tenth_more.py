# A threshold above 9/10: the changed value is above 1.
def certificate(people, threshold):
    tenth = Fraction(1, 10)
    return 0, [threshold] * people, [threshold + tenth] + [threshold] * (people - 1)
