# The belief itself, one Bayes step after the other; returns a Fraction.
def releases_allowed(prior, ratio, ceiling):
    def after(belief):
        return ratio * belief / (ratio * belief + 1 - belief)

    beliefs = itertools.count(-1)
    belief = prior
    while belief <= ceiling:
        next(beliefs)
        belief = after(belief)
    return Fraction(next(beliefs))
