# A quotient of logarithms to base 10, rounded down.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) * (1 - prior) / prior
    return math.floor(math.log10(room) / math.log10(ratio))
