# Returns 0 if the prior is 1/2 or more, as the observer is convinced already.
def releases_allowed(prior, ratio, ceiling):
    if prior >= Fraction(1, 2):
        return 0
    odds, t = prior / (1 - prior), 0
    while odds * ratio <= ceiling / (1 - ceiling):
        odds, t = odds * ratio, t + 1
    return t
