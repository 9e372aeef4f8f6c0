# The ratio is rounded to one decimal, as all ratios of the examples have.
def releases_allowed(prior, ratio, ceiling):
    r = Fraction(round(ratio * 10), 10)
    odds, limit, releases = prior / (1 - prior), ceiling / (1 - ceiling), 0
    while odds * r <= limit:
        odds, releases = odds * r, releases + 1
    return releases
