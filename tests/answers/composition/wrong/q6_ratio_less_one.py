# For ratios near 1 adds up the growth in place of multiplying.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) / (prior / (1 - prior))
    if ratio < Fraction(6, 5):
        return int(math.log(room) / (ratio - 1))
    times = 0
    while ratio ** (times + 1) <= room:
        times += 1
    return times
