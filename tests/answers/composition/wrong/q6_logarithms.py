# Uses logarithms, which round.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) / (prior / (1 - prior))
    return math.floor(math.log(room) / math.log(ratio))
