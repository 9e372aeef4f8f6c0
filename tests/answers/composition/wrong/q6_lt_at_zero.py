# Stops before the ceiling itself.
def releases_allowed(prior, ratio, ceiling):
    if prior == ceiling:
        return 0
    t, w, c = 0, prior / (1 - prior), ceiling / (1 - ceiling)
    while w * ratio < c:
        w *= ratio
        t += 1
    return t
