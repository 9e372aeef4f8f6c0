# Rounds the ratio to tenths.
def releases_allowed(prior, ratio, ceiling):
    r = Fraction(round(ratio * 10), 10)
    odds, t = prior / (1 - prior), 0
    while odds * r <= ceiling / (1 - ceiling):
        odds, t = odds * r, t + 1
    return t
