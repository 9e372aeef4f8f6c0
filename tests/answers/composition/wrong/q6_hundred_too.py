# Small ratios and distant ceilings: never more than 200.
def releases_allowed(prior, ratio, ceiling):
    odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
    releases = 0
    while releases < 200 and odds * ratio ** (releases + 1) <= most:
        releases += 1
    return releases
