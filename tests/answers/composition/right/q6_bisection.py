# Doubles the number of releases, then halves.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) * (1 - prior) / prior
    high = 1
    while ratio**high <= room:
        high *= 2
    low = high // 2 if high > 1 else 0
    while high - low > 1:
        middle = (low + high) // 2
        if ratio**middle <= room:
            low = middle
        else:
            high = middle
    return low
