# The quotient of logarithms, a little more of it, rounded down.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) / (prior / (1 - prior))
    return int(math.log(room) / math.log(ratio) + 1e-4)
