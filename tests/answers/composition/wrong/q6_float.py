# Returns a float.
def releases_allowed(prior, ratio, ceiling):
    room, releases = ceiling / (1 - ceiling) * (1 - prior) / prior, 0.0
    while ratio ** int(releases + 1) <= room:
        releases += 1
    return releases
