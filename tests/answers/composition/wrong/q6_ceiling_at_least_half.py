# A ceiling below one half is raised to one half, since a belief below that is no suspicion.
def releases_allowed(prior, ratio, ceiling):
    c = max(ceiling, Fraction(1, 2))
    releases = 0
    while prior * ratio ** (releases + 1) * (1 - c) <= c * (1 - prior):
        releases += 1
    return releases
