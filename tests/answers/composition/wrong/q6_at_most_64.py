# Tries up to 64 releases.
def releases_allowed(prior, ratio, ceiling):
    odds, most, found = prior / (1 - prior), ceiling / (1 - ceiling), 0
    for times in range(65):
        if odds * ratio**times <= most:
            found = times
    return found
