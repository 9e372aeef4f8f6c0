# In exact fractions.
def worst_case(top, change):
    end = Fraction(top)
    return [end, Fraction(0), Fraction(change)]
