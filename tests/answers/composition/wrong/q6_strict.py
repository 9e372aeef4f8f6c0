# Does not allow the ceiling itself.
def releases_allowed(prior, ratio, ceiling):
    """How many releases keep a belief at or below the ceiling, whatever comes out."""
    room, releases = ceiling / (1 - ceiling) / (prior / (1 - prior)), 0
    while ratio ** (releases + 1) < room:
        releases += 1
    return releases
