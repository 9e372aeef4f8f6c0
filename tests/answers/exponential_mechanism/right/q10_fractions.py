# In fractions.
def worst_case(top, change):

    end, step = Fraction(top), Fraction(change)
    return Fraction(0), end, end - step
