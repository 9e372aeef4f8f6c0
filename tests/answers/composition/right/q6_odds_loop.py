# Another way: odds loop.
def releases_allowed(prior, ratio, ceiling):
    odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
    releases = 0
    while odds * ratio ** (releases + 1) <= most:
        releases += 1
    return releases
