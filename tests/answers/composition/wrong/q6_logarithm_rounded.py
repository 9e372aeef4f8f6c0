# Wrong if a power is just too large: 13/67, 11/10, 766/903 gives 33 and not 32; the quotient of logarithms is rounded to 7 places.
def releases_allowed(prior, ratio, ceiling):
    factor = (ceiling / (1 - ceiling)) / (prior / (1 - prior))
    return math.floor(round(math.log(factor) / math.log(ratio), 7))
