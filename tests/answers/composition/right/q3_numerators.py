# By numerators.
def compose(first, later):
    """Whole numbers only, and one division at the end."""
    def one(x):
        row = {}
        for a, u in first[x].items():
            for b, v in later[a][x].items():
                top, bottom = u.numerator * v.numerator, u.denominator * v.denominator
                row[(a, b)] = Fraction(top, bottom)
        return row

    return dict(zip(first, map(one, first)))
