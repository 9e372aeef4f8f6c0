# Stops at a hundred releases.
def releases_allowed(prior, ratio, ceiling):
    odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
    for T in range(100):
        odds *= ratio
        if odds > most:
            return T
    return 100
