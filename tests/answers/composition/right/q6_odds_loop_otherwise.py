# Odds in a loop.
def releases_allowed(prior, ratio, ceiling):
    odds, releases = prior / (1 - prior), 0
    while odds * ratio <= ceiling / (1 - ceiling):
        odds *= ratio
        releases += 1
    return releases
