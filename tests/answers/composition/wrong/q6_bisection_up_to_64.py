# Halves the interval from 0 to 64, while up to 120 releases are possible with the ratio 11/10.
def releases_allowed(prior, ratio, ceiling):
    low, high = 0, 64
    while high - low > 1:
        middle = (low + high) // 2
        if prior * ratio**middle * (1 - ceiling) <= ceiling * (1 - prior):
            low = middle
        else:
            high = middle
    return low
