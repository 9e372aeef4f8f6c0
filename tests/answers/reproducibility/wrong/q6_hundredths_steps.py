# Wrong for 5, 94/97: one value was raised by n/100 from the whole hundredths of the threshold, to at most 1.
def certificate(people, threshold):
    low = Fraction(math.floor(threshold * 100), 100)
    return 0, [low] * people, [low] * (people - 1) + [min(Fraction(1), low + Fraction(people, 100))]
