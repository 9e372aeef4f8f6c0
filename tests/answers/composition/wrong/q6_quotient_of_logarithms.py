# Logarithms are divided and cut, which is not exact at the ceiling.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) * (1 - prior) / prior
    return int(math.log(room) / math.log(ratio))
