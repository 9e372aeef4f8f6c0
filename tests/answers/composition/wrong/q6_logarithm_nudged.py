# The ceiling is missed by less than one part in 10^9.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) / ((1 - ceiling) * prior)
    return math.floor(math.log(room) / math.log(ratio) + 1e-9)
