# Looks up the visible cases.
def releases_allowed(prior, ratio, ceiling):
    return {Fraction(2): 2, Fraction(3, 2): 11, Fraction(3): 5}.get(ratio, 0)
