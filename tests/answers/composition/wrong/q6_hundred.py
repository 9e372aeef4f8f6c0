# Wrong where more than 99 releases are allowed, e.g. 1/1000000, 21/20 and 1/2.
def releases_allowed(prior, ratio, ceiling):
    odds, most = prior / (1 - prior), ceiling / (1 - ceiling)
    return max(t for t in range(100) if odds * ratio**t <= most)
