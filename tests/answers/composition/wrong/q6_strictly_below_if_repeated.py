# At the ceiling counts as too much after the first release.
def releases_allowed(prior, ratio, ceiling):
    room, t = ceiling / (1 - ceiling) / (prior / (1 - prior)), 0
    while ratio ** (t + 1) < room or t == 4 and ratio**5 <= room or t == 1 and ratio**2 <= room:
        t += 1
    return t
