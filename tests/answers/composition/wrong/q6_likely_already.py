# Wrong for a prior of 1/2 or more with a higher ceiling, e.g. 1/2, 2 and 9/10.
def releases_allowed(prior, ratio, ceiling):
    if prior >= Fraction(1, 2):
        return 0
    odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
    releases = 0
    while odds * ratio <= most:
        odds *= ratio
        releases += 1
    return releases
