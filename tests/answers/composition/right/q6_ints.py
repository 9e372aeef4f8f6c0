# Multiplies odds, and returns a number of numpy.
def releases_allowed(prior, ratio, ceiling):
    t, w = 0, prior / (1 - prior) * ratio
    while w / (1 + w) <= ceiling:
        t += 1
        w *= ratio
    return np.int64(t)
