# Double, then halve.
def releases_allowed(prior, ratio, ceiling):
    fine = lambda t: prior * ratio**t * (1 - ceiling) <= ceiling * (1 - prior)
    high = 1
    while fine(high):
        high *= 2
    low = 0
    while high - low > 1:
        m = (low + high) // 2
        low, high = (m, high) if fine(m) else (low, m)
    return low
