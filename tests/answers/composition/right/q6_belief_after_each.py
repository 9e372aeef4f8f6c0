# Bayes after each release, by recursion.
def releases_allowed(prior, ratio, ceiling):
    after = prior * ratio / (prior * ratio + 1 - prior)
    return 0 if after > ceiling else 1 + releases_allowed(after, ratio, ceiling)
