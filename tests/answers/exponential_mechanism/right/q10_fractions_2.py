# By fractions.
def worst_case(top, change):
    top, change = Fraction(top), Fraction(change)
    return Fraction(0), top, top - change
