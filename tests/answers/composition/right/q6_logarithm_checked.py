# Begins with logarithms and corrects exactly.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) / (prior * (1 - ceiling))
    times = max(0, int(math.log(room) / math.log(ratio)) - 1)
    while ratio ** (times + 1) <= room:
        times += 1
    return times
