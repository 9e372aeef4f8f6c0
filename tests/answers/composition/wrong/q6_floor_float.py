# Nudges the quotient of logarithms by a trifle.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) * (1 - prior) / prior
    t = int(math.log(room) / math.log(ratio) + 1e-12)
    return t
