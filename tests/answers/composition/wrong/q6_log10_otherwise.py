# Uses decimal logarithms, which happen to be right at 3^5 but not at other exact powers.
def releases_allowed(prior, ratio, ceiling):
    q = ceiling * (1 - prior) / (prior * (1 - ceiling))
    return int(math.log10(q) / math.log10(ratio))
