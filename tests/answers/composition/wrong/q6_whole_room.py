# Wrong where the room is no whole number and a power of the ratio lies above its whole part.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) // (prior * (1 - ceiling))
    releases = 0
    while ratio ** (releases + 1) <= room:
        releases += 1
    return releases
