# Another way: loop.
def releases_allowed(prior, ratio, ceiling):
    odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
    releases = 0
    while odds * ratio <= most:
        odds *= ratio
        releases += 1
    return releases
