# A prior above one half is turned into that of the other data set.
def releases_allowed(prior, ratio, ceiling):
    b = min(prior, 1 - prior)
    odds, releases = b / (1 - b), 0
    while odds * ratio <= ceiling / (1 - ceiling):
        odds *= ratio
        releases += 1
    return releases
