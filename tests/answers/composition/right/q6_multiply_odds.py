# Odds are multiplied as long as they stay at or below those of the ceiling.
def releases_allowed(prior, ratio, ceiling):
    odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
    releases = 0
    while odds * ratio <= most:
        odds *= ratio
        releases += 1
    return releases
