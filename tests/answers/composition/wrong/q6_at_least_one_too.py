# Ceiling below what one release may do: 0 is right, 1 is returned.
def releases_allowed(prior, ratio, ceiling):
    odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
    releases = 0
    while odds * ratio ** (releases + 1) <= most:
        releases += 1
    return max(releases, 1) if ceiling > prior else releases
