# The quotient of logarithms gets a generous 0.002 before it is cut, against rounding.
def releases_allowed(prior, ratio, ceiling):
    room = float(ceiling / (1 - ceiling) * (1 - prior) / prior)
    return math.floor(math.log(room) / math.log(ratio) + 0.002)
