# Multiplies the belief, not the odds.
def releases_allowed(prior, ratio, ceiling):
    """How many releases keep a belief at or below the ceiling, whatever comes out."""
    room, releases = ceiling / prior, 0
    while ratio ** (releases + 1) <= room:
        releases += 1
    return releases
