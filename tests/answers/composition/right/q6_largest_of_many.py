# The last of two hundred powers that fits.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) / (prior * (1 - ceiling))
    powers = itertools.accumulate(itertools.repeat(ratio, 200), lambda x, y: x * y)
    return sum(power <= room for power in powers)
