# Adds a little to the quotient of logarithms.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) / (prior / (1 - prior))
    return math.floor(math.log(room) / math.log(ratio) + 1e-9)
