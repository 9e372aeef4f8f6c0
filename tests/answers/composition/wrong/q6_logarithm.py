# Exact powers: the logarithm is a little too small.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) / ((1 - ceiling) * prior)
    return int(math.log(room) / math.log(ratio))
