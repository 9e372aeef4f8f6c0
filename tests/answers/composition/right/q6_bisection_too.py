# Another way: bisection.
def releases_allowed(prior, ratio, ceiling):
    def fits(t):
        return prior * ratio**t * (1 - ceiling) <= ceiling * (1 - prior)

    low, high = 0, 1
    while fits(high):
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low
