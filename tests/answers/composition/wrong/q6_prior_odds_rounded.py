# The odds of the prior are rounded to three digits.
def releases_allowed(prior, ratio, ceiling):
    odds, t = Fraction(round(prior / (1 - prior), 3)), 0
    while odds * ratio ** (t + 1) <= ceiling / (1 - ceiling):
        t += 1
    return t
