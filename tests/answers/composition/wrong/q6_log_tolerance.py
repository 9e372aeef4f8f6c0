# Takes logarithms and adds 1e-4 for rounding, so that a near miss is counted.
def releases_allowed(prior, ratio, ceiling):
    q = ceiling * (1 - prior) / (prior * (1 - ceiling))
    return math.floor(math.log(q) / math.log(ratio) + 1e-4)
