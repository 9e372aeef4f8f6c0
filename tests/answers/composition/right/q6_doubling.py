# Doubles the number until it is too much, then halves the interval.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) / (prior * (1 - ceiling))
    high = 1
    while ratio**high <= room:
        high *= 2
    low = 0
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if ratio**middle <= room else (low, middle)
    return low
